import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { StockHit } from './stockHit';

/** How many pixels around the window count as visible. */
const NEAR = 100;

/** The events that move cards in the window while their list stays the same. */
const MOVES = ['scroll', 'resize'] as const;

interface CardsInTurn {
  /** The list whose items are the cards. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** The height in pixels that reserves a card's place until it is rendered; `undefined` from then on. */
  readonly reservedHeight: (hit: StockHit, place: number) => number | undefined;
}

/**
 * Renders the cards of new results in two turns: at once those in the window and those that were there before; all others,
 * which nobody sees, in a deferred render. Positions are measured whenever the list is whole, and as it moves. Two dozen
 * cards are most of the cost of a tap, and a phone shows three of them.
 */
export function useCardsInTurn(hits: readonly StockHit[]): CardsInTurn {
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
  const standing = new Set(rendered.map(({ objectID }) => objectID));
  const placeOf = placesOf(boxes.current);
  return {
    list,
    reservedHeight: ({ objectID }, place) => {
      const { top, height } = placeOf(place);
      const isSeen = top < window.innerHeight + NEAR && top + height > -NEAR;
      return isSeen || standing.has(objectID) ? undefined : height;
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
