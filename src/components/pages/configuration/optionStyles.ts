import { css } from '@emotion/react';
import { color, media, space, text } from '../../../theme/tokens';
import { choiceTile } from '../../ui/fields/formStyles';

/** The options of a step, side by side if there is room. */
export const optionGrid = (leastWidth: string) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidth}), 1fr))`,
    gap: space[3],
    padding: 0,
    listStyle: 'none',
  });

/** A tile to choose: the native control, the words, and the price at the far side. */
export const optionTile = css(choiceTile, { alignItems: 'center' });
export const optionWords = css({ flex: 1, minWidth: 0 });
export const optionName = css({ display: 'block', fontWeight: 600 });
export const optionNote = css({ display: 'block', color: color.inkQuiet, fontSize: text.small });
export const optionPrice = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

/** A sample of the colour. Its outline separates white from the background. */
export const swatch = css({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
});

/** A message that a grade is not available in a colour. */
export const notice = css({
  marginTop: space[4],
  '&:not(:empty)': {
    padding: `${space[3]} ${space[4]}`,
    background: color.highlightSoft,
    fontSize: text.small,
  },
  [media.print]: { display: 'none' },
});
