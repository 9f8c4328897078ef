import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { pictureSources } from '../../domain/stock/stockPicture';
import { color, quiet, space } from '../../theme/tokens';

interface Props {
  readonly url: string | undefined;
  readonly alt: string;
  readonly sizes: string;
  /** Whether it is the largest paint of the page, which loads first. */
  readonly isFirst?: boolean;
  readonly bodyType?: string | undefined;
}

/** A picture of a stock item, always 4:3 so that nothing shifts. Without a picture, a placeholder of the same size. */
export function StockPicture({ url, alt, sizes, isFirst = false, bodyType }: Props) {
  if (url === undefined) return <NoPicture bodyType={bodyType} />;
  return (
    <img
      css={frame}
      {...pictureSources(url)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={480}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}

const frame = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.paperDeep,
});

/** A drawing of the body type, and a line that pictures will follow. */
function NoPicture({ bodyType }: Pick<Props, 'bodyType'>) {
  const { bodyTypes } = useStockSettings();
  const icon = bodyTypes.find(({ values }) => bodyType !== undefined && values.includes(bodyType))?.icon;
  return (
    <div css={[frame, absent]}>
      {icon && <img css={drawing} src={icon} alt="" width={96} height={48} loading="lazy" />}
      Photos on their way
    </div>
  );
}

const absent = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  ...quiet,
});
const drawing = css({ width: 'clamp(4rem, 9vw, 8rem)', height: 'auto', opacity: 0.55 });
