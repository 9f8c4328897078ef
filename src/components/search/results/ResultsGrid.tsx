import { css } from '@emotion/react';
import type { Hit } from 'instantsearch.js';
import { Fragment, useDeferredValue, useEffect, useRef } from 'react';
import type { StockCard } from '../../../domain/stock/stockCard';
import { HITS_PER_PAGE } from '../../../search/indexRecord';
import { hostedHits, type ItemEvent } from '../../../search/searchEngine';
import { MARK } from '../../../search/searchRequest';
import { color, media, space } from '../../../theme/tokens';
import { CardPictures } from '../../stock/CardPictures';
import { CardSkeleton } from '../../stock/CardSkeleton';
import { CompareButton } from '../../stock/CompareButton';
import { stockEngine } from '../../stock/engine/stockEngine';
import { itemOpened } from '../../stock/openedItems';
import { StockCardView } from '../../stock/StockCardView';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

const EAGER_CARDS = 2;

interface Props {
  readonly hits: readonly StockHit[];
  readonly isAwaited: boolean;
}

/** The cards of this page of results. Until the first results arrive, skeletons of the same size. */
export function ResultsGrid({ hits, isAwaited }: Props) {
  const onOpen = useItemClicks(hits);
  const { list, reservedHeight } = useCardsInTurn(hits);
  if (isAwaited) {
    // With its own key, the list of cards is a new element, and nothing moves when a notice appears above it.
    return (
      <ul key="skeletons" css={resultsGrid} aria-hidden="true">
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
        // In another place a car is another card: however late its answer, no card jumps.
        const key = `${place} ${hit.objectID}`;
        const height = reservedHeight(hit, place);
        if (height !== undefined) return <li key={key} style={{ height }} />;
        return (
          // The links of the card do the work. This handler only records the click.
          <li key={key} onClickCapture={({ target }) => (target as Element).closest('a') && onOpen(hit)}>
            <StockCardView
              card={hit}
              isFirst={place < EAGER_CARDS}
              Pictures={CardPictures}
              Compare={CompareButton}
              Text={MarkedText}
              title={markedText(hit, 'title')}
              subtitle={markedText(hit, 'subtitle')}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A text of a card in which the keywords are marked; `undefined` if they matched elsewhere. */
function markedText({ _highlightResult }: StockHit, field: 'title' | 'subtitle'): string | undefined {
  const result = _highlightResult?.[field];
  return result && 'matchLevel' in result && result.matchLevel !== 'none' ? String(result.value) : undefined;
}

/** A text in which a search has marked its matches. It is only split, so that no text of a feed is ever HTML. */
export const MarkedText = ({ text }: { readonly text: string }) =>
  text.split(MARK.start).map((piece, place) => {
    const [match, rest] = place === 0 ? ['', piece] : piece.split(MARK.end);
    const key = `${place} ${piece}`;
    return (
      <Fragment key={key}>
        {match && <mark css={mark}>{match}</mark>}
        {rest}
      </Fragment>
    );
  });

const mark = css({ borderRadius: 2, background: color.accentSoft, color: 'inherit' });

/** Cards beside the filters. */
export const resultsGrid = css({
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  listStyle: 'none',
  // Each card is painted separately, so a change elsewhere does not repaint all of them.
  '& > li': { isolation: 'isolate' },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.vast]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/**
 * Tells the hosted search which items were shown, which one was opened, and whether the shopper then got in touch. Nothing
 * hears about hits of the embedded engine.
 * @returns a function to call when a hit is opened
 */
function useItemClicks(hits: readonly StockHit[]): (hit: StockHit) => void {
  const { hostedSearch } = useSearchConfig().settings;
  const index = useSearch(({ results }) => results.index);
  const itemIds = hostedHits(hits as never)
    .map(({ __queryID, objectID }) => __queryID + objectID)
    .join();
  const tell = (event: ItemEvent) => stockEngine(hostedSearch).tell(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` names the items, so that each is reported once
  useEffect(() => {
    if (itemIds !== '') tell({ kind: 'shown', index, items: hostedHits(hits as never) });
  }, [itemIds]);
  return (hit) => {
    const [item] = hostedHits([hit as never]);
    if (!item) return;
    tell({ kind: 'opened', index, item });
    itemOpened(item.objectID, () => tell({ kind: 'enquired', index, item }));
  };
}

/** How many pixels around the window count as visible. */
const NEAR = 100;

/** The events that move cards in the window while their list stays the same. */
const MOVES = ['scroll', 'resize'] as const;

/**
 * Renders new results in two turns. The cards in the window, and those that stay in their place, come at once; a deferred render
 * adds the rest, which are still out of sight. Positions are measured whenever the list is whole, and as it moves. Two dozen
 * cards are most of the cost of a tap, and a phone shows three of them.
 * @returns the list whose items are the cards, and the height in pixels that reserves a card's place until it is rendered
 */
export function useCardsInTurn(hits: readonly StockHit[]) {
  const list = useRef<HTMLUListElement>(null);
  const boxes = useRef<readonly DOMRect[]>([]);
  const rendered = useDeferredValue(hits);
  const isWhole = rendered === hits;
  useEffect(() => {
    if (!isWhole) return;
    const measure = () => {
      boxes.current = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    };
    measure();
    for (const event of MOVES) window.addEventListener(event, measure, { passive: true });
    return () => {
      for (const event of MOVES) window.removeEventListener(event, measure);
    };
  }, [isWhole]);
  if (isWhole) return { list, reservedHeight: () => undefined };
  const placeOf = placesOf(boxes.current);
  return {
    list,
    reservedHeight: ({ objectID }: StockHit, place: number) => {
      const { top, height } = placeOf(place);
      const isSeen = top < window.innerHeight + NEAR && top + height > -NEAR;
      return isSeen || rendered[place]?.objectID === objectID ? undefined : height;
    },
  };
}

/** The positions of a grid's items in the window. Items that do not exist yet are assumed to continue its rows. */
function placesOf(boxes: readonly DOMRect[]): (place: number) => { top: number; height: number } {
  const [first] = boxes;
  if (!first) return () => ({ top: 0, height: 0 });
  const columns = boxes.filter(({ top }) => top === first.top).length;
  const row = (boxes[columns]?.top ?? first.bottom) - first.top;
  return (place) =>
    boxes[place] ?? { top: first.top + Math.floor(place / columns) * row, height: first.height };
}

/** A card from InstantSearch, with the marks in its texts and, from a hosted search, the answer that it came with. */
export type StockHit = Hit<StockCard & Record<string, unknown>>;
