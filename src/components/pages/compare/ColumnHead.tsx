import { css } from '@emotion/react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { enquiryItem } from '../../../domain/enquiry/enquiryItem';
import type { StockItem } from '../../../domain/stock/stockItem';
import { stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { color, media, onScreen, radius, space, text } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { StockPicture } from '../../stock/StockPicture';
import { Icon, LineDrawing } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';

interface Props {
  readonly item: StockItem;
  readonly isOwn: boolean;
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** The head of a column: the vehicle's picture and its name, and a way to take it out. */
export function ColumnHead({ item, isOwn, onRemove }: Props) {
  const { title, subtitle } = stockTitle(item);
  const phone = useStockSettings().phoneAt(item.location?.name);
  return (
    <th scope="col" abbr={title} css={head}>
      <div css={picture}>
        {isOwn ? (
          <div css={noPicture}>
            <LineDrawing css={ownCar} path={CAR} />
          </div>
        ) : (
          <StockPicture url={item.images[0]?.url} alt="" sizes={SIZES} isFirst bodyType={item.bodyType} />
        )}
        {onRemove && (
          <button type="button" css={remove} aria-label={`Remove ${title}`} onClick={() => onRemove(item.id)}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div css={name}>
        {isOwn ? title : <Link href={item.url ?? stockItemPath(item.id, title)}>{title}</Link>}
      </div>
      <p css={quietLine}>{isOwn ? 'Your own' : subtitle}</p>
      {!isOwn && item.status !== 'sold' && (
        <p css={onScreenOnly}>
          <EnquiryLink kind="enquireNow" about={{ item: enquiryItem(item) }} phone={phone}>
            Enquire
          </EnquiryLink>
        </p>
      )}
      {item.status === 'underOffer' && <p css={quietLine}>Under offer</p>}
    </th>
  );
}

const CAR =
  'M5.5 15.5h-2v-3l1.8-1 1.9-4h7.6l3.2 4 2.5.8v3.2h-2M9.5 15.5h5M5.5 11.5h12M9.5 15.7a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm9 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z';
const SIZES = '(min-width: 60em) 20rem, (min-width: 40em) 30vw, 42vw';

const ownCar = css({ width: '40%', height: 'auto', strokeWidth: 0.75 });
const head = css({ fontWeight: 400 });
const picture = css({
  position: 'relative',
  overflow: 'hidden',
  maxWidth: '20rem',
  marginBottom: space[2],
  borderRadius: radius.small,
  [media.print]: { maxWidth: '6rem', marginBottom: 2 },
});
const noPicture = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  background: color.paperDeep,
  color: color.inkQuiet,
});
const name = css({
  fontWeight: 600,
  lineHeight: 1.25,
  [media.medium]: { fontSize: text.body },
  [media.print]: { fontSize: 'inherit' },
});
const onScreenOnly = css({
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
  ...onScreen,
});
const quietLine = css({ color: color.inkQuiet });
const remove = css({
  position: 'absolute',
  top: space[1],
  right: space[1],
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: color.surface,
  color: color.ink,
  '& svg': { width: '1.125rem', height: '1.125rem' },
  '&:hover': { color: color.error },
  ...onScreen,
});
