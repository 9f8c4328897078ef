import { css } from '@emotion/react';
import { color, panel, shadow } from '../../theme/tokens';

/** A box that floats over the page. */
export const floatingBox = css(panel, { boxShadow: shadow, color: color.ink });

/** A button with only an icon, large enough for a finger. */
export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
});
