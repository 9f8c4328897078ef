import { useSyncExternalStore } from 'react';

interface TabFlag {
  readonly set: (now: boolean) => void;
  /** The flag. Renders again when it changes. False on built pages. */
  readonly useFlag: () => boolean;
}

/** A flag that the parts of a page share until the tab loads another document. False at first. */
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
