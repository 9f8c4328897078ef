import { css, keyframes } from '@emotion/react';
import { color, media, radius, space } from '../../theme/tokens';

/** Holds the place of a card that is loading, in the card's own size. */
export const CardSkeleton = () => (
  <div>
    <div css={[block, { aspectRatio: '4 / 3' }]} />
    {['70%', '50%', '40%', '60%'].map((width) => (
      <div key={width} css={[block, line]} style={{ width }} />
    ))}
  </div>
);

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const block = css({
  borderRadius: radius.small,
  background: color.paperDeep,
  animation: `${breathe} 1.6s ease infinite`,
  [media.reducedMotion]: { animation: 'none' },
});
const line = css({ height: '1.1rem', marginTop: space[3] });
