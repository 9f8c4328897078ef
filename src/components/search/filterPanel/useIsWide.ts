import { useSyncExternalStore } from 'react';

/** The same width as `media.wide`: from here on, the filters are beside the results. */
const WIDE = '(min-width: 60em)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window has room for a rail beside the content; false on the server and until hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
