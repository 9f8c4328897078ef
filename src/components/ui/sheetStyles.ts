import { css } from '@emotion/react';
import { color, radius, shadow } from '../../theme/tokens';

/** A modal dialog along the right edge, as high as the window; on a phone it fills the screen. Its own parts scroll. */
export const sideSheet = css({
  width: '100%',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.paper,
  color: color.ink,
  '&::backdrop': { background: 'rgb(28 31 27 / 0.45)' },
});

/** A box that floats over the page. */
export const floatingBox = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  boxShadow: shadow,
  background: color.surface,
  color: color.ink,
});

/** A button with only an icon, large enough for a finger. */
export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
});
