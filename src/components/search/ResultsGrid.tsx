import { css } from '@emotion/react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { HITS_PER_PAGE } from '../../search/indexNames';
import { media, space } from '../../theme/tokens';
import { CardSkeleton } from '../stock/CardSkeleton';
import { StockCardView } from '../stock/StockCardView';

/** The first pictures a phone shows without scrolling: fetched at once. */
const EAGER_CARDS = 2;

/** The cards of this page of results; skeletons of their size until the first results are there. */
export function ResultsGrid() {
  const { results } = useInstantSearch();
  const { items } = useHits<StockCard & Record<string, unknown>>();
  if (results.__isArtificial) {
    return (
      <ul css={grid} aria-hidden="true">
        {Array.from({ length: HITS_PER_PAGE / 2 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul css={grid}>
      {items.map((card, place) => (
        <li key={card.objectID}>
          <StockCardView card={card} isFirst={place < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  );
}

const grid = css({
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1180px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
