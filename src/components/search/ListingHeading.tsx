import { css } from '@emotion/react';
import { useInstantSearch } from 'react-instantsearch';
import { listingTitle } from '../../search/listingTitle';
import { text } from '../../theme/tokens';
import { useSearchConfig } from './SearchConfig';
import { useListingHead } from './useListingHead';
import { useSearchState } from './useSearchState';

/** What the listing is called, on the page and in the browser's tab. */
export function ListingHeading({ isHidden }: { readonly isHidden: boolean }) {
  const { vocabulary } = useSearchConfig();
  const { state } = useSearchState();
  const { results } = useInstantSearch();
  const title = listingTitle(state, vocabulary);
  useListingHead(title, results.nbHits, isHidden);
  return <h1 css={heading}>{title.heading}</h1>;
}

const heading = css({ margin: 0, fontSize: text.page });
