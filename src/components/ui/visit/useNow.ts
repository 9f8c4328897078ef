import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time in milliseconds since 1970, updated every minute while the page is open. On the server and until hydration it is
 * `builtAt`, so that both render the same words.
 *
 * It is never earlier than `builtAt`. A device with an earlier time has a slow clock, and would miss the posts and offers of
 * the last year. We trust a fast clock, because we cannot distinguish it from an old build (record 210).
 * @param builtAt when the site was built, in milliseconds since 1970
 */
export function useNow(builtAt: number): number {
  const [now, setNow] = useState(builtAt);
  useEffect(() => {
    // A transition, because the shopper's own actions come first.
    const tick = () => startTransition(() => setNow(Math.max(Date.now(), builtAt)));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, [builtAt]);
  return now;
}
