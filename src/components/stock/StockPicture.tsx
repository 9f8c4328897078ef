import { css } from '@emotion/react';
import { pictureSources } from '../../domain/stock/stockPicture';
import { color, text } from '../../theme/tokens';

interface Props {
  readonly url: string | undefined;
  readonly alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  readonly sizes: string;
  /** The largest paint of the page: fetched at once and first. */
  readonly isFirst?: boolean;
}

/** A picture of a stock item, always 4:3 so that nothing shifts; without one, a quiet placeholder of the same size. */
export function StockPicture({ url, alt, sizes, isFirst = false }: Props) {
  if (url === undefined) return <div css={[frame, absent]}>Photos on their way</div>;
  return (
    <img
      css={frame}
      {...pictureSources(url)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={480}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}

const frame = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.paperDeep,
});

const absent = css({
  display: 'grid',
  placeItems: 'center',
  color: color.inkQuiet,
  fontSize: text.small,
});
