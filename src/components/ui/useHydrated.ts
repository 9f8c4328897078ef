import { useState, useSyncExternalStore } from 'react';

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
