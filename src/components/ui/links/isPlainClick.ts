import type { MouseEvent } from 'react';

/** With a key or another button, a link leads to its address: in a tab of its own, or to be saved. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
