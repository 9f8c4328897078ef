import { useEffect } from 'react';

/**
 * Keeps true what `write` puts into the document's head. Gatsby writes the built head once more after it took the page
 * over, and that one speaks for another state or page.
 * @param write the same function as long as it writes the same; absent: the head is left alone
 */
export function useWrittenHead(write: (() => void) | undefined): void {
  useEffect(() => {
    if (!write) return;
    write();
    const head = new MutationObserver(write);
    head.observe(document.head, { childList: true });
    return () => head.disconnect();
  }, [write]);
}
