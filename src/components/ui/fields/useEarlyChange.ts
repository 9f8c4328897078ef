import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWasBuilt } from '../useHydrated';

/**
 * Reports what a shopper typed or chose before hydration. React does not see such changes, and would undo them with the next
 * render of the field. The report comes right after hydration, before anything renders again.
 *
 * @param hear called once, with the field as the shopper left it, and only on the first page of a visit
 */
export function useEarlyChange<Field extends Element>(hear: (field: Field) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const isHeard = useRef(!useWasBuilt());
  useLayoutEffect(() => {
    if (isHeard.current || !field.current) return;
    isHeard.current = true;
    hear(field.current);
  });
  return field;
}
