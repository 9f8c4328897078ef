import type { CDPSession } from 'playwright-core';

type Point = readonly [x: number, y: number];

/** Sends touch events to the browser: fingers move from their first points to their last. */
export async function touch(
  devtools: CDPSession,
  from: readonly Point[],
  to: readonly Point[],
): Promise<void> {
  const points = (share: number) =>
    from.map(([x, y], finger) => ({
      id: finger,
      x: x + ((to[finger]?.[0] ?? x) - x) * share,
      y: y + ((to[finger]?.[1] ?? y) - y) * share,
    }));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 10; step += 1)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 10) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
