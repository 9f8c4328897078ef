import { css } from '@emotion/react';
import type { LinkTileView } from '../../../content/block';
import { color, motion, radius, space, text } from '../../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';

const tileStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '3.75rem',
  padding: space[2],
  paddingRight: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.green, background: color.greenSoft },
  '& svg': { color: color.green },
});
const picture = css({ width: '5.5rem', borderRadius: radius.small });
const bare = css({ gridColumn: '1 / 3', paddingLeft: space[2] });
const label = css({ display: 'block', fontWeight: 600 });
const description = css({
  display: 'block',
  marginTop: space[1],
  color: color.inkQuiet,
  fontSize: text.small,
});

/** One way on, as wide as the thumb's column. */
export const SpecialLinkTile = ({ tile }: { readonly tile: LinkTileView }) => (
  <Link css={tileStyle} href={tile.href}>
    {tile.picture && (
      <Picture css={picture} picture={{ ...tile.picture, alt: '' }} ratio="4 / 3" sizes="5.5rem" />
    )}
    <span css={!tile.picture && bare}>
      <span css={label}>{tile.label}</span>
      {tile.description && <span css={description}>{tile.description}</span>}
    </span>
    <Icon name="arrow" />
  </Link>
);
