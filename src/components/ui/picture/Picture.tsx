import { css } from '@emotion/react';
import type { PictureView } from '../../../content/picture';
import { color, radius } from '../../../theme/tokens';

interface Props {
  readonly picture: PictureView;
  readonly sizes?: string;
  /** A shape such as `4 / 3` that the picture fills. Absent: the picture's own shape. */
  readonly ratio?: string;
  /** Whether this is the page's largest picture above the fold, which loads first. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

const frame = css({
  width: '100%',
  height: 'auto',
  borderRadius: radius.medium,
  objectFit: 'cover',
  background: color.paperDeep,
  color: color.inkQuiet,
});

/** Shows a content picture in a plain `img`: the plugin's `getSrc` brings the code of `GatsbyImage` with it, 6 kB to every page. */
export function Picture({ picture, sizes, ratio, isFirst = false, className }: Props) {
  const sources = picture.gatsbyImageData?.images.fallback;
  return (
    <img
      css={frame}
      className={className}
      style={{ aspectRatio: ratio, objectPosition: picture.focus }}
      sizes={sources && (sizes ?? sources.sizes)}
      srcSet={sources?.srcSet}
      src={sources?.src ?? picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}
