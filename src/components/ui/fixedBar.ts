import { css } from '@emotion/react';
import { color, font, layer, media, space, text } from '../../theme/tokens';

/** A bar at the foot of a phone's screen; in a low window, at its place in the page. Each bar adds its own styles for a wide one. */
export const fixedBar = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.sticky,
  gap: space[2],
  padding: `${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  '& > a': { paddingInline: space[2] },
  [media.low]: { position: 'static', marginTop: space[5] },
});

export const barPrice = css({
  fontFamily: font.heading,
  fontWeight: 600,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { marginLeft: space[2], fontFamily: font.text, fontSize: text.small, fontWeight: 400 },
});

/** Global styles that keep the end of the page, and a focused element, clear of the bar. */
export const roomForBar = css({
  html: {
    scrollPaddingBottom: '7.5rem',
    [media.low]: { scrollPaddingBottom: 0 },
    [media.wide]: { scrollPaddingBottom: 0 },
  },
  body: {
    paddingBottom: '6.25rem',
    [media.low]: { paddingBottom: 0 },
    [media.wide]: { paddingBottom: 0 },
    [media.print]: { paddingBottom: 0 },
  },
});
