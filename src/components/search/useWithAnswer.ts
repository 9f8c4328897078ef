import { useEffect, useState } from 'react';

/** Milliseconds in which the engine of a page that is ready answers; longer, and a tap would seem to do nothing. */
const MOMENT = 50;

/**
 * What is searched for as it is shown: together with its answer where that comes within a moment, else by itself. One
 * change of the page is laid out and painted once, two are twice.
 */
export function useWithAnswer<Value>(asked: Value, isPending: boolean): Value {
  const [shown, setShown] = useState(asked);
  const [isLate, setIsLate] = useState(false);
  const isHeld = isPending && !isLate;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), MOMENT);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);
  if (isHeld || shown === asked) return shown;
  setShown(asked);
  return asked;
}
