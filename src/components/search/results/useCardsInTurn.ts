import { type RefObject, useDeferredValue, useRef } from 'react';
import type { StockHit } from './stockHit';

/** Pixels around the window in which a card counts as seen. */
const NEAR = 100;

interface CardsInTurn {
  /** The list whose items are the cards. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** The height in pixels that keeps the place of a card until its turn comes; `undefined` when it has come. */
  readonly heldHeight: (hit: StockHit, place: number) => number | undefined;
}

/**
 * The cards of new results are made in two turns: at once those that stand there already and those in the window; the
 * others, which nobody sees, in a render that gives way to the shopper. Making two dozen cards is most of what a tap
 * costs, and a phone shows three of them.
 */
export function useCardsInTurn(hits: readonly StockHit[]): CardsInTurn {
  const list = useRef<HTMLUListElement>(null);
  const made = useDeferredValue(hits);
  if (made === hits) return { list, heldHeight: () => undefined };
  const standing = new Set(made.map(({ objectID }) => objectID));
  const placeOf = placesOf([...(list.current?.children ?? [])]);
  return {
    list,
    heldHeight: ({ objectID }, place) => {
      const { top, height } = placeOf(place);
      const isSeen = top < window.innerHeight + NEAR && top + height > -NEAR;
      return isSeen || standing.has(objectID) ? undefined : height;
    },
  };
}

/** Where the items of a grid are in the window; those that are not there yet are thought to go on in its rows. */
function placesOf(items: readonly Element[]): (place: number) => { top: number; height: number } {
  const boxes = items.map((item) => item.getBoundingClientRect());
  const [first] = boxes;
  if (!first) return () => ({ top: 0, height: 0 });
  const columns = boxes.filter(({ top }) => top === first.top).length;
  const row = (boxes[columns]?.top ?? first.bottom) - first.top;
  return (place) =>
    boxes[place] ?? { top: first.top + Math.floor(place / columns) * row, height: first.height };
}
