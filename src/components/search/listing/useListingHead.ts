import { useMemo } from 'react';
import { site } from '../../../config/site';
import { useHeadSite } from '../../../content/useHeadSite';
import { isIndexable, type ListingTitle } from '../../../search/listingTitle';
import { useWrittenHead } from '../../layout/useWrittenHead';

const setMeta = (name: string, content: string): void => {
  const meta =
    document.querySelector(`meta[name="${name}"]`) ??
    document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
};

/**
 * Keeps title, canonical address and robots in step with a search that changes without a navigation. The built page
 * brings them for its own state; this takes over once the shopper filters.
 */
export function useListingHead(title: ListingTitle, count: number, isHidden: boolean): void {
  const { name } = useHeadSite();
  const { heading, path } = title;
  const isForSearchEngines = isIndexable(title, count);
  const write = useMemo(
    () =>
      isHidden
        ? undefined
        : () => {
            document.title = `${heading} | ${name}`;
            setMeta('robots', isForSearchEngines ? 'index' : 'noindex');
            document.querySelector('link[rel="canonical"]')?.setAttribute('href', `${site.url}${path}`);
          },
    [heading, path, name, isForSearchEngines, isHidden],
  );
  useWrittenHead(write);
}
