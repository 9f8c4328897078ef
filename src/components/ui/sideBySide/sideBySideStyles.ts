import { css } from '@emotion/react';
import { color, media, radius, space, text } from '../../../theme/tokens';

export const COLUMNS = '--columns';

/** On a phone two columns fill the window, and a third shows its edge. */
const NARROW = '42vw';
const LABELS = '10rem';
const MIN_WIDTH = '11rem';

/** On a phone the labels have no column: each is above its row, and stays there while the columns are swiped. */
export const labelColumn = css({
  width: 1,
  [media.medium]: { width: LABELS },
  [media.print]: { width: '8.5rem' },
});

/** The columns of the table, for what is laid out like it. */
export const likeColumns = {
  display: 'grid',
  gridTemplateColumns: `repeat(var(${COLUMNS}), minmax(${NARROW}, 1fr))`,
  [media.medium]: { gridTemplateColumns: `${LABELS} repeat(var(${COLUMNS}), minmax(${MIN_WIDTH}, 1fr))` },
} as const;

export const scroller = css({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  [media.medium]: { scrollSnapType: 'none' },
  [media.print]: { overflow: 'visible', border: 0 },
});

export const table = css({
  tableLayout: 'fixed',
  width: '100%',
  minWidth: `calc(var(${COLUMNS}) * ${NARROW})`,
  // Collapsed borders would scroll away from the sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { padding: space[2], scrollSnapAlign: 'start' },
  '& tbody td': { padding: `1.875rem ${space[2]} ${space[2]}`, borderBottom: `1px solid ${color.line}` },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    padding: `${space[2]} 0 0`,
    textIndent: space[2],
    color: color.inkQuiet,
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
  // A price is never broken.
  '& strong': { overflowWrap: 'normal' },
  [media.medium]: {
    minWidth: `calc(${LABELS} + var(${COLUMNS}) * ${MIN_WIDTH})`,
    '& thead th': { padding: space[3] },
    '& tbody td': { padding: space[3] },
    '& tbody th': {
      padding: space[3],
      borderBottom: `1px solid ${color.line}`,
      textIndent: 0,
      background: color.surface,
      whiteSpace: 'normal',
    },
  },
  [media.print]: {
    minWidth: 0,
    fontSize: '7pt',
    lineHeight: 1.2,
    '& thead th, & tbody :is(th, td)': { padding: '1px 4px' },
    '& p': { marginTop: 0 },
    '& tr': { breakInside: 'avoid' },
  },
});

/** A cell across all columns, which the window cuts off on a phone: what is in it stays in view. */
export const wholeRow = css({
  '&&': { paddingBlock: space[2] },
  '& > *': { position: 'sticky', left: space[2] },
  [media.print]: { '&&': { display: 'none' } },
});
