import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Reports what a shopper typed into a field before hydration. React does not see such changes. The report comes right after
 * hydration, before anything renders again.
 *
 * @param hear called once, with the field as the shopper left it
 */
export function useEarlyChange<Element>(hear: (field: Element) => void): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const heard = useRef(false);
  useLayoutEffect(() => {
    if (heard.current || !field.current) return;
    heard.current = true;
    hear(field.current);
  });
  return field;
}
