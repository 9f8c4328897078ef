import { useSyncExternalStore } from 'react';

let isReduced = false;
const listeners = new Set<() => void>();

/** Whether the hosted search is down and the embedded engine stands in for it: one truth for the whole tab. */
export const reducedSearch = {
  set: (now: boolean): void => {
    isReduced = now;
    for (const tell of listeners) tell();
  },
};

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Renders when the hosted search goes or comes back. Pages that the build wrote know nothing of it. */
export const useIsReduced = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isReduced,
    () => false,
  );
