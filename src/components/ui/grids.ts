import { css } from '@emotion/react';
import { media, space } from '../../theme/tokens';

const list = { padding: 0, listStyle: 'none' } as const;

/** Cards side by side, as many as fit at the least width. */
export const cardGrid = (leastWidth: string) =>
  css({
    ...list,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidth}), 1fr))`,
    gap: `${space[6]} ${space[5]}`,
  });

/** Cards side by side, as many as fit. Three, six or nine cards get rows of three, not rows of four with a gap. */
export const evenCardGrid = (leastWidth: string, cards: number) =>
  css(
    cardGrid(leastWidth),
    cards % 3 === 0 &&
      cards % 4 !== 0 && { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  );

/** A row to swipe on a phone, and a grid of `columns` in a wide window. */
export const swipeRow = (columns: number) =>
  css({
    ...list,
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
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[6]} ${space[5]}`,
      overflowX: 'visible',
    },
    [media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  });
