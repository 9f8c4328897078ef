import { css } from '@emotion/react';
import { color, motion, radius, space } from '../../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { iconButton } from '../../ui/sheetStyles';

interface Props {
  /** The shown picture's place, from 0. */
  readonly place: number;
  readonly count: number;
  readonly show: (place: number) => void;
}

/** One picture on or back, for those who don't swipe. */
export const GalleryArrows = ({ place, count, show }: Props) => (
  <div css={pair}>
    <button
      type="button"
      css={arrow}
      aria-label="Previous picture"
      disabled={place === 0}
      onClick={() => show(place - 1)}
    >
      <Icon name="back" />
    </button>
    <button
      type="button"
      css={arrow}
      aria-label="Next picture"
      disabled={place === count - 1}
      onClick={() => show(place + 1)}
    >
      <Icon name="arrow" />
    </button>
  </div>
);

const pair = css({ display: 'flex', gap: space[2] });
const arrow = css(iconButton, {
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  transition: `background-color ${motion.quick}`,
  '&:hover:enabled': { background: color.greenSoft },
  '&:disabled': { color: color.lineStrong, cursor: 'default' },
});
