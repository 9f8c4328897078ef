import { css } from '@emotion/react';
import { GARAGE_PATH } from '../../content/addresses';
import { savedCount } from '../../device/savedCount';
import { color, radius } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/links/Link';
import { useStored } from '../ui/visit/useStored';

/** The link to the garage, with the number of saved stock items. */
export function GarageLink() {
  const count = useStored(savedCount);
  return (
    <Link css={link} href={GARAGE_PATH} aria-label={count === 0 ? 'Garage' : `Garage, ${count} saved`}>
      <Icon name="heart" />
      {count > 0 && <span css={badge}>{count}</span>}
    </Link>
  );
}

const link = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.small,
  color: color.ink,
  '&:hover': { color: color.accent },
});
/** Overlaps the corner of the heart, so that nothing moves when the page learns the number. */
const badge = css({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: '1.25rem',
  padding: '0 0.3rem',
  borderRadius: '0.625rem',
  background: color.accent,
  color: color.surface,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
