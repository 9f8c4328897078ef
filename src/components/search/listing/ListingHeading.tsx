import { css } from '@emotion/react';
import { useMemo } from 'react';
import { site } from '../../../config/site';
import { useHeadSite } from '../../../content/useHeadSite';
import { isIndexable, type ListingTitle, listingTitle } from '../../../search/listingTitle';
import { text } from '../../../theme/tokens';
import { useWrittenHead } from '../../ui/page/useWrittenHead';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

interface Props {
  readonly isHidden: boolean;
  /** Whether everything in the address is known. Otherwise search engines must not index the page. */
  readonly isOfAddress: boolean;
}

/** The title of the listing, on the page and in the browser's tab. */
export function ListingHeading({ isHidden, isOfAddress }: Props) {
  const { vocabulary } = useSearchConfig();
  const state = useSearch(({ onScreen }) => onScreen);
  const count = useSearch(({ results }) => results.nbHits);
  const title = listingTitle(state, vocabulary);
  useListingHead(title, isOfAddress ? count : 0, isHidden);
  // Gatsby announces the first h1 of the document, so a hidden listing must not have one.
  const Heading = isHidden ? 'p' : 'h1';
  return <Heading css={heading}>{title.heading}</Heading>;
}

const heading = css({ margin: 0, fontSize: text.page });

const setMeta = (name: string, content: string): void => {
  const meta =
    document.querySelector(`meta[name="${name}"]`) ??
    document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
};

/**
 * Updates title, canonical address and robots when the search changes without a navigation. The built page has them for its
 * own state; this hook takes over once the shopper filters.
 */
function useListingHead(title: ListingTitle, count: number, isHidden: boolean): void {
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
