import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time in milliseconds, kept up to the minute while the page is open. On the server and until the page is taken
 * over it is `initial`, so that both write the same words.
 */
export function useNow<Initial extends number | undefined>(initial: Initial): number | Initial {
  const [now, setNow] = useState<number | Initial>(initial);
  useEffect(() => {
    // No hurry: what a shopper does comes first.
    const tick = () => startTransition(() => setNow(Date.now()));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
