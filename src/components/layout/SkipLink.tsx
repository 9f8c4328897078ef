import { css } from '@emotion/react';
import { color, layer, radius, space } from '../../theme/tokens';

const link = css({
  position: 'absolute',
  left: space[4],
  top: space[2],
  zIndex: layer.notice,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  background: color.greenDeep,
  color: color.onGreen,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** The first stop of the keyboard: past the header, to the page's own content. */
export const SkipLink = () => (
  <a css={link} href="#main">
    Skip to content
  </a>
);
