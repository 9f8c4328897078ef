import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time in milliseconds, kept up to the minute while the page is open. On the server and until the page is taken
 * over it is `builtAt`, so that both write the same words.
 *
 * It is never earlier than `builtAt`: a device that says so has a slow clock, and would see neither the posts nor the
 * offers of the last year. A fast clock is believed, as nothing tells it from an old build (record 0033).
 * @param builtAt when the site was built, in milliseconds
 */
export function useNow(builtAt: number): number {
  const [now, setNow] = useState(builtAt);
  useEffect(() => {
    // No hurry: what a shopper does comes first.
    const tick = () => startTransition(() => setNow(Math.max(Date.now(), builtAt)));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, [builtAt]);
  return now;
}
