import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Clicks on buttons since the page was shown. The script that starts the scripts collects them (`startAfterPaint`). */
    earlyTaps?: readonly Event[];
  }
}

/** Presses the buttons again that a shopper pressed before hydration, when nothing listened. Each once, in their order. */
export function useEarlyTaps(): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  useLayoutEffect(() => {
    // React hydrates at once for a click that comes meanwhile, and then hears that click itself.
    const unheard = window.earlyTaps?.filter(({ eventPhase }) => eventPhase === Event.NONE) ?? [];
    delete window.earlyTaps;
    buttons.current = new Set(unheard.flatMap(({ target }) => (target as Element).closest('button') ?? []));
  }, []);
  useEffect(() => {
    for (const button of buttons.current) button.click();
  }, []);
}
