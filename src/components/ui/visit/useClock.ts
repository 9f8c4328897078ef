import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../later/whenIdle';

const MINUTE = 60_000;

/**
 * The time in milliseconds since 1970, updated every minute while the page is open. `undefined` on the server and until
 * hydration: a built page does not know when it is read. It also stays `undefined` on a device whose clock is behind the
 * page, which was published later than that: such a clock is wrong.
 *
 * For words about the present that a built page can do without. What a page must decide while it is built, such as which
 * offers run, takes `useNow`.
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
