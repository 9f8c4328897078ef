/** With fewer pictures it does not look like a turn. */
export const LEAST_FRAMES = 8;

const wrapped = (frame: number, count: number): number => ((frame % count) + count) % count;

/**
 * The frame after a drag to the right by `share` of the picture's width, from 0. A drag across the whole picture is a full
 * turn, which ends where it began.
 */
export const frameAfterPull = (frame: number, share: number, count: number): number =>
  wrapped(frame + Math.round(share * count), count);

/** The angle of a frame in whole degrees: 0 for the first. */
export const degreesOf = (frame: number, count: number): number => Math.round((frame * 360) / count);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The frame that a key moves to, as with any slider; `undefined` for other keys. */
export function frameAfterKey(key: string, frame: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? undefined : wrapped(frame + step, count);
}
