import type { MouseEvent } from 'react';

/** Whether a click is left to us. With a key or another button, the browser opens a new tab or saves the address. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
