import { css } from '@emotion/react';
import { color, layer, radius, space } from '../../theme/tokens';
import { InPageLink } from '../ui/links/InPageLink';

const link = css({
  position: 'absolute',
  left: space[4],
  top: space[2],
  zIndex: layer.notice,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  background: color.accentDeep,
  color: color.onAccent,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

interface Props {
  /** The id of the target on the page. */
  readonly to: string;
  readonly label: string;
}

/** The first stop of the keyboard: a link past the header to the page's own content. */
export const SkipLink = ({ to, label }: Props) => (
  <InPageLink css={link} to={to}>
    {label}
  </InPageLink>
);
