import { useSyncExternalStore } from 'react';

export interface TabFlag {
  readonly set: (now: boolean) => void;
  /** Renders with each change. False in the pages that the build wrote. */
  readonly useFlag: () => boolean;
}

/** A yes or no that one part of a page tells the others, until the tab loads another document. False at first. */
export function tabFlag(): TabFlag {
  let isSet = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (now) => {
      isSet = now;
      for (const listener of listeners) listener();
    },
    useFlag: () =>
      useSyncExternalStore(
        subscribe,
        () => isSet,
        () => false,
      ),
  };
}
