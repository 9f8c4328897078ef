import { css } from '@emotion/react';
import { useEffect } from 'react';
import { type CarEvent, foundCars } from '../../../search/carEvents';
import { HITS_PER_PAGE } from '../../../search/indexNames';
import { media, space } from '../../../theme/tokens';
import { CardSkeleton } from '../../stock/CardSkeleton';
import { type CardMarks, StockCardView } from '../../stock/StockCardView';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';
import { stockEngine } from '../stockEngine';
import { highlightedParts } from './highlightedParts';
import { carOpened } from './openedCars';
import type { StockHit } from './stockHit';
import { useCardsInTurn } from './useCardsInTurn';

/** The first pictures a phone shows without scrolling: fetched at once. */
const EAGER_CARDS = 2;

interface Props {
  readonly hits: readonly StockHit[];
  /** No results are known yet. */
  readonly isAwaited: boolean;
}

/** The cards of this page of results; skeletons of their size until the first results are there. */
export function ResultsGrid({ hits, isAwaited }: Props) {
  const onOpen = useCarClicks(hits);
  const { list, heldHeight } = useCardsInTurn(hits);
  if (isAwaited) {
    return (
      <ul css={resultsGrid} aria-hidden="true">
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
    <ul css={resultsGrid} ref={list}>
      {hits.map((hit, place) => {
        const height = heldHeight(hit, place);
        if (height !== undefined) return <li key={hit.objectID} style={{ height }} />;
        return (
          // The links of the card are what is used; this only takes note, before one of them leads away.
          <li
            key={hit.objectID}
            onClickCapture={({ target }) => (target as Element).closest('a') && onOpen(hit)}
          >
            <StockCardView card={hit} isFirst={place < EAGER_CARDS} isSwiped marks={marksOf(hit)} />
          </li>
        );
      })}
    </ul>
  );
}

/** What the keywords found in the texts of a card; nothing where they found it elsewhere. */
function marksOf({ _highlightResult: found }: StockHit): CardMarks {
  const marked = (field: 'title' | 'subtitle') => {
    const result = found?.[field];
    const isMarked = result !== undefined && 'matchLevel' in result && result.matchLevel !== 'none';
    return isMarked ? { [field]: highlightedParts(String(result.value)) } : {};
  };
  return { ...marked('title'), ...marked('subtitle') };
}

/** Cards beside the filters. */
export const resultsGrid = css({
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A card is painted by itself: where one thing changes on the page, the browser does not go through all the others.
  '& > li': { isolation: 'isolate' },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1180px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/**
 * Tells the engine which cars were shown, which one was opened and whether its shopper then got in touch. Hits of the
 * embedded engine are nobody's business.
 * @returns what to call when a hit is opened
 */
function useCarClicks(hits: readonly StockHit[]): (hit: StockHit) => void {
  const { hostedSearch } = useSearchConfig().settings;
  const index = useSearch(({ results }) => results.index);
  const shown = foundCars(hits as never)
    .map(({ __queryID, objectID }) => __queryID + objectID)
    .join();
  const tell = (event: CarEvent) => stockEngine(hostedSearch).tell(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for the cars, so that each is told once
  useEffect(() => {
    if (shown !== '') tell({ kind: 'shown', index, cars: foundCars(hits as never) });
  }, [shown]);
  return (hit) => {
    const [car] = foundCars([hit as never]);
    if (!car) return;
    tell({ kind: 'opened', index, car });
    carOpened(car.objectID, () => tell({ kind: 'enquired', index, car }));
  };
}
