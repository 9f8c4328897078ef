import { css } from '@emotion/react';
import type { PictureView } from '../../content/picture';
import { color } from '../../theme/tokens';

interface Props {
  readonly picture: PictureView;
  /** CSS `sizes`: how wide the picture is shown. */
  readonly sizes?: string;
  /** `4 / 3`: the picture fills a frame of this shape. Absent: its own shape. */
  readonly ratio?: string;
  /** The page's largest picture above the fold: fetched at once and first. */
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
 * The one way a content picture is shown. It takes the sizes of `gatsbyImageData` and writes a plain image: the
 * plugin's own component would add some 5 kB of script and keep the picture invisible until that has run.
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
