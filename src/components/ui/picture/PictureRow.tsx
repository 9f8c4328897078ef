import { css } from '@emotion/react';
import type { PictureView } from '../../../content/picture';
import { media, radius, space } from '../../../theme/tokens';
import { Picture } from './Picture';

interface Props {
  readonly pictures: readonly PictureView[];
  /** The accessible name of the row. */
  readonly label: string;
}

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
  [media.wide]: { gap: space[4] },
});
const place = css({ scrollSnapAlign: 'start' });
const picture = css({ borderRadius: radius.medium });

/** A row of pictures to swipe, or to scroll with the arrow keys when it has the focus. */
export const PictureRow = ({ pictures, label }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section css={row} aria-label={label} tabIndex={0}>
    {pictures.map((one) => (
      <Picture
        key={one.url}
        css={[place, picture]}
        picture={one}
        ratio="3 / 2"
        sizes="(min-width: 960px) 44rem, 86vw"
      />
    ))}
  </section>
);
