import { useMemo } from 'react';
import { useHeadSite } from '../../content/useHeadSite';
import { useWrittenHead } from './useWrittenHead';

/**
 * Names the browser's tab after what the page says, where the build could not know it. The dealership's name follows.
 * @param title absent: the built title is true
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
