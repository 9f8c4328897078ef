import { css } from '@emotion/react';
import { listingTitle } from '../../../search/listingTitle';
import { text } from '../../../theme/tokens';
import { useSearchConfig } from '../SearchConfig';
import { useSearchResults } from '../SearchProvider';
import { useSearchState } from '../useSearchState';
import { useListingHead } from './useListingHead';

interface Props {
  readonly isHidden: boolean;
  /** Whether all that the address asks for is known; what stands in for something else is not for search engines. */
  readonly isAsAsked: boolean;
}

/** What the listing is called, on the page and in the browser's tab. */
export function ListingHeading({ isHidden, isAsAsked }: Props) {
  const { vocabulary } = useSearchConfig();
  const { state } = useSearchState();
  const { results } = useSearchResults();
  const title = listingTitle(state, vocabulary);
  useListingHead(title, isAsAsked ? results.nbHits : 0, isHidden);
  // Gatsby announces the first h1 of the document, which has to be the heading of the page that is shown.
  const Heading = isHidden ? 'p' : 'h1';
  return <Heading css={heading}>{title.heading}</Heading>;
}

const heading = css({ margin: 0, fontSize: text.page });
