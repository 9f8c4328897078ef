import { createContext, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards. For anything that differs in a browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a component began in the HTML of the build, and not in the browser. */
export function useWasBuilt(): boolean {
  const isHydrated = useHydrated();
  const [wasBuilt] = useState(!isHydrated);
  return wasBuilt;
}

/** Whether a part of the first page that React hydrates after the rest is around a component. */
export const BuiltPart = createContext(false);

/** Whether React has hydrated the first page. It is not React state: nothing renders again when it changes. */
let isDone = false;

export const hydration = {
  isDone: (): boolean => isDone,
  /** Called once, after the first render in the browser. */
  done: (): void => {
    isDone = true;
  },
};
