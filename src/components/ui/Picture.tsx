import { css } from '@emotion/react';
import type { PictureView } from '../../content/picture';
import { color } from '../../theme/tokens';

interface Props {
  readonly picture: PictureView;
  /** CSS `sizes`: the width at which the picture is shown. */
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
  objectFit: 'cover',
  background: color.paperDeep,
  color: color.inkQuiet,
});

/**
 * Shows a content picture. It writes the sizes of `gatsbyImageData` into a plain image: the plugin's own component would add
 * about 5 kB of script and hide the picture until that has run.
 */
export function Picture({ picture, sizes, ratio, isFirst = false, className }: Props) {
  const { sources, fallback } = picture.sizes?.images ?? {};
  const source = sources?.[0];
  return (
    <img
      css={frame}
      className={className}
      style={ratio ? { aspectRatio: ratio } : undefined}
      sizes={sizes ?? source?.sizes}
      srcSet={source?.srcSet}
      src={fallback?.src ?? picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}
