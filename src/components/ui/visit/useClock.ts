import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../lazy/whenIdle';

const MINUTE = 60_000;

/**
 * The time in milliseconds since 1970, updated every minute while the page is open. `undefined` on the server and until
 * hydration: a built page does not know when it is read. It also stays `undefined` on a device whose clock is behind the
 * page, which was published later than that: such a clock is wrong.
 */
export function useClock(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => {
      const time = Date.now();
      // A transition, because the shopper's own actions come first.
      startTransition(() => setNow(time < Date.parse(document.lastModified) ? undefined : time));
    };
    // The first question about a date takes a phone a tenth of a second.
    whenIdle(tick);
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * The same for what a built page must decide, such as which offers run: until the time is known, and where the device's clock is
 * wrong, it is when the site was built. A slow clock would miss the posts and offers of the last year. We trust a fast one,
 * because we cannot distinguish it from an old build (record 19).
 * @param builtAt when the site was built, in milliseconds since 1970
 */
export const useNow = (builtAt: number): number => Math.max(useClock() ?? builtAt, builtAt);
