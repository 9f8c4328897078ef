import { css } from '@emotion/react';
import type { BodyTypeTileView } from '../../content/stock/pageStock';
import { color, motion, radius, space, text, wrapRow } from '../../theme/tokens';
import { Link } from '../ui/links/Link';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(6.5rem, 47%, 9.25rem), 1fr))',
  gap: space[2],
  listStyle: 'none',
});
const tile = css({
  ...wrapRow(`0 ${space[2]}`),
  height: '100%',
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  color: color.ink,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.accent, background: color.accentSoft },
});
const drawing = css({
  width: '2.75rem',
  height: '2.25rem',
  objectFit: 'contain',
  // A drawing is dark. Forced colours put it on a dark page and leave it as it is.
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': { filter: 'invert(1)' },
});
/** Goes below the drawing where a long word doesn't fit next to it. */
const words = css({ display: 'grid', flex: '1 1 6rem' });
const label = css({ fontWeight: 600 });
const count = css({ color: color.inkQuiet, fontSize: text.small, fontVariantNumeric: 'tabular-nums' });

/** Links to the stock of each body type. Body types without stock are left out. */
export const BodyTypeTiles = ({ tiles }: { readonly tiles: readonly BodyTypeTileView[] }) => (
  <ul css={grid}>
    {tiles
      .filter((one) => one.count > 0)
      .map((one) => (
        <li key={one.label}>
          <Link css={tile} href={one.href}>
            {one.icon && <img css={drawing} src={one.icon} alt="" width={56} height={36} loading="lazy" />}
            <span css={words}>
              <span css={label}>{one.label}</span>
              <span css={count}>{one.count} in stock</span>
            </span>
          </Link>
        </li>
      ))}
  </ul>
);
