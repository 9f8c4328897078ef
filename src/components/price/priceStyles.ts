import { css } from '@emotion/react';
import { color, font, space, text } from '../../theme/tokens';

/** The styles that all prices share. Pages with cards of stock need no other prices. */
export const row = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});
export const figure = css({
  fontFamily: font.heading,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  color: color.ink,
});
export const sizes = {
  line: css({ fontSize: 'inherit' }),
  card: css({ fontSize: text.title }),
  panel: css({ fontSize: text.section }),
};
export const quiet = css({ fontSize: text.small, color: color.inkQuiet });
