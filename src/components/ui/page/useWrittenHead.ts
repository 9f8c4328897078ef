import { useEffect } from 'react';

/**
 * Keeps the elements that `write` puts into the document's head. Gatsby writes the built head once more after hydration, and
 * that head belongs to another state or page.
 * @param write must stay the same function while it writes the same; absent to leave the head alone
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
