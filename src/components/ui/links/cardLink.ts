import { css } from '@emotion/react';
import { color, radius } from '../../../theme/tokens';

/** A card that is the click target of the one link in its heading. */
export const linkedCard = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** The link in the heading. Its click target covers the card; its text stays the link's name. */
export const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.18em' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
});
