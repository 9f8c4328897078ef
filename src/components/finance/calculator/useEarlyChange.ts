import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A field that is in sight before the page has come to life can be typed into, and nobody hears it. This hears it once
 * the page is taken over, before anything is drawn anew.
 *
 * @param hear is given the field as the shopper left it, once
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
