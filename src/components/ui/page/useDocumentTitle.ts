import { useEffect, useMemo } from 'react';
import { useHeadSite } from '../../../content/useHeadSite';

/**
 * Sets the title of the browser's tab, if the build could not know it. The dealership's name is added.
 * @param title absent if the built title is right
 */
export function useDocumentTitle(title: string | undefined): void {
  const { name } = useHeadSite();
  const write = useMemo(
    () =>
      title === undefined
        ? undefined
        : () => {
            document.title = `${title} | ${name}`;
          },
    [title, name],
  );
  useWrittenHead(write);
}

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
