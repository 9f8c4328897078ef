import { useEffect, useRef } from 'react';
import { openLayer } from './layerHistory';

/**
 * Makes an open layer one entry of the history: Back closes it and stays on the page. For everything that covers the page,
 * or a part of it, until it is closed.
 * @param close closes the layer and gives the focus back
 */
export function useLayerHistory(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen]);
}
