import { css } from '@emotion/react';
import { color, iconButton, motion, radius, space, text } from '../../../../theme/tokens';
import { Icon } from '../../../ui/Icon';

interface Props {
  readonly back: string;
  readonly next: string;
  /** Absent if nothing comes before or after. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Buttons to go one picture back or forward, for those who don't swipe or drag. */
export const GalleryArrows = ({ back, next, onBack, onNext }: Props) => (
  <div css={pair}>
    <button type="button" css={arrow} aria-label={back} disabled={!onBack} onClick={onBack}>
      <Icon name="back" />
    </button>
    <button type="button" css={arrow} aria-label={next} disabled={!onNext} onClick={onNext}>
      <Icon name="arrow" />
    </button>
  </div>
);

/** Styles for text and buttons on a picture of any colour. */
export const onPicture = {
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.pill,
  background: 'rgb(28 31 27 / 0.78)',
  color: '#fff',
  fontSize: text.small,
} as const;

/** The same for a button with an icon. */
export const roundButton = {
  ...iconButton,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
} as const;

const pair = css({ display: 'flex', gap: space[2] });
const arrow = css(roundButton, {
  transition: `background-color ${motion.quick}`,
  '&:hover:enabled': { background: color.accentSoft },
  '&:disabled': { color: color.lineStrong, cursor: 'default' },
});
