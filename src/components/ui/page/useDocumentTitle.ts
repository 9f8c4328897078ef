import { useMemo } from 'react';
import { useHeadSite } from '../../../content/useHeadSite';
import { useWrittenHead } from './useWrittenHead';

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
