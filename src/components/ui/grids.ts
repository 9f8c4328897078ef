import { css } from '@emotion/react';
import { color, media, space } from '../../theme/tokens';

const gap = `${space[6]} ${space[5]}`;

/** Cards or tiles side by side, as many as fit. For a list of any length, whose last row may be short. */
export const cardGrid = (leastWidth: string, between = gap) =>
  css({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidth}), 1fr))`,
    gap: between,
  });

/** A picture beside words, across the page, in a list of such rows. On a phone, one below the other. */
export const pictureRow = (columns: string) =>
  css({
    display: 'grid',
    gap: space[5],
    alignItems: 'center',
    paddingBlock: space[6],
    borderTop: `1px solid ${color.line}`,
    [media.wide]: { gridTemplateColumns: columns, gap: space[8], paddingBlock: space[7] },
  });

/** How many cards are in each row, with at most `most` in one: 7 cards in rows of three at most are 3, 2 and 2. */
export function rowLengths(cards: number, most: number): readonly number[] {
  const rows = Math.ceil(cards / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(cards / rows) + (row < cards % rows ? 1 : 0));
}

/** Columns in which every row is full. Rows of three and of two share six columns. A card alone has half of the width. */
function fullRows(cards: number, most: number) {
  const lengths = rowLengths(cards, most);
  const longest = lengths[0] ?? 1;
  const shortest = lengths.at(-1) ?? 1;
  const isEven = longest === shortest;
  const inLongRows = lengths.filter((length) => length === longest).length * longest;
  return {
    gridTemplateColumns: `repeat(${isEven ? Math.max(2, longest) : longest * shortest}, minmax(0, 1fr))`,
    ...(isEven
      ? {}
      : {
          '& > li': { gridColumn: `span ${shortest}` },
          [`& > li:nth-of-type(n + ${inLongRows + 1})`]: { gridColumn: `span ${longest}` },
        }),
  };
}

/** Full rows in a window of middle width, and of at most `columns` cards in a wide one. */
const rows = (cards: number, columns: number) => ({
  [media.middle]: fullRows(cards, cards % 2 === 0 ? 2 : 3),
  [media.wide]: fullRows(cards, columns),
});

/** Cards side by side, of which no row has a hole. On a phone, one below the other. */
export const fullCardGrid = (cards: number) =>
  css({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    ...rows(cards, cards % 3 === 0 && cards % 4 !== 0 ? 3 : 4),
  });

/** A row to swipe on a phone; in a wider window full rows, of at most `columns` cards. */
export const swipeRow = (cards: number, columns: number) =>
  css({
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(82%, 21rem)',
    gap: space[4],
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    paddingBlock: space[1],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: space[4],
    scrollbarWidth: 'thin',
    '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
    [media.medium]: {
      marginInline: 0,
      paddingInline: 0,
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gap,
      overflowX: 'visible',
    },
    ...rows(cards, columns),
  });
