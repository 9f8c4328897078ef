import { css } from '@emotion/react';
import type { PictureView } from '../../../content/picture';
import { media, space } from '../../../theme/tokens';
import { Picture } from './Picture';

interface Props {
  readonly pictures: readonly PictureView[];
  readonly label: string;
}

const PICTURE_SHAPE = '3 / 2';

const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 44rem)',
  gap: space[3],
  paddingBottom: space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  '> *': { scrollSnapAlign: 'start' },
  [media.wide]: { gap: space[4] },
});

/** A row of pictures to swipe, or to scroll with the arrow keys when it has the focus. */
export const PictureRow = ({ pictures, label }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section css={row} aria-label={label} tabIndex={0}>
    {pictures.map((one) => (
      <Picture key={one.url} picture={one} ratio={PICTURE_SHAPE} sizes="(min-width: 60em) 44rem, 86vw" />
    ))}
  </section>
);
