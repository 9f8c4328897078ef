import { css } from '@emotion/react';
import { useMemo } from 'react';
import { wishlist } from '../../../device/garage';
import { formatPrice } from '../../../domain/formatNumber';
import { type Change, changeSince, dealOf, type KeptCard } from '../../../domain/garage/keptCard';
import { withSent } from '../../../domain/garage/keptDeal';
import type { StockCard } from '../../../domain/stock/stockCard';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { locale } from '../../../locales/site/locale';
import { color, quiet, radius, space, wrapRow } from '../../../theme/tokens';
import { DealFacts } from '../../finance/DealFacts';
import { CardPictures } from '../../stock/CardPictures';
import { CompareButton } from '../../stock/CompareButton';
import { StockCardView } from '../../stock/StockCardView';
import { useStockItems } from '../../stock/useStockItem';
import { Button } from '../../ui/Button';
import { keepFocus } from '../../ui/keepFocus';
import type { SentItem } from './garageLink';

interface Props {
  readonly card: KeptCard;
  /** The item today; `null` if no longer in stock. While it is unknown, the card shows what was saved. */
  readonly now: StockCard | null | undefined;
}

/** A saved stock item, with what changed since. What is still in stock can be compared. */
export function SavedItem({ card, now }: Props) {
  const change = now === undefined ? undefined : changeSince(card, now);
  const { deal } = card;
  const shown = now ?? card.card;
  return (
    <div css={frame}>
      <StockCardView
        card={shown}
        deal={deal}
        Pictures={CardPictures}
        Compare={now === null ? undefined : CompareButton}
      />
      {deal && shown.price !== undefined && !shown.sold && (
        <DealFacts price={shown.price} vehType={shown.vehType} deal={deal} />
      )}
      <p css={[line, change && toneOf(change)]}>
        {change ? changeWords(change) : `Saved ${dayWords(card.keptAt)}`}
      </p>
    </div>
  );
}

const toneOf = (change: Change) => (change.kind === 'price' && change.by < 0 ? better : worse);

function changeWords(change: Change): string {
  if (change.kind === 'gone') return 'No longer in stock. These are the details from when you saved it.';
  if (change.kind === 'sold') return 'Sold since you saved it';
  return `${formatPrice(Math.abs(change.by))} ${change.by < 0 ? 'less' : 'more'} than when you saved it`;
}

const dayWords = (time: number): string =>
  new Date(time).toLocaleDateString(locale.name, { weekday: 'long', day: 'numeric', month: 'long' });

const frame = css({ display: 'flex', flexDirection: 'column', height: '100%', '& > article': { flex: 1 } });
const line = css({ marginTop: space[2], ...quiet });
const better = css({
  alignSelf: 'start',
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentDeep,
  fontWeight: 600,
});
const worse = css({ color: color.ink, fontWeight: 600 });

interface SentItemsProps {
  readonly sent: readonly SentItem[];
  readonly shortlist: string;
  readonly onDone: () => void;
}

/** The items of a link to somebody's garage. Nothing is saved until the shopper says so. */
export function SentItems({ sent, shortlist, onDone }: SentItemsProps) {
  const items = useStockItems(useMemo(() => sent.map(({ id }) => id), [sent]));
  if (items === undefined) return null;
  const inStock = sent.flatMap(({ id, deal }) => {
    const item = items.get(id);
    return item ? [{ item, card: toStockCard(item), deal }] : [];
  });
  const nouns = new Set(inStock.map(({ item }) => stockNoun(item, inStock.length)));
  const withDeals = inStock.filter(({ deal }) => deal).length;
  const hasOwn = inStock.some(({ card, deal }) => deal && dealOf(wishlist.read(), card.objectID));
  const add = () => {
    wishlist.store(withSent(wishlist.read(), inStock, Date.now()));
    onDone();
  };
  return (
    <section ref={keepFocus} css={sentFrame} aria-label="From a link">
      <p>
        {inStock.length === 0
          ? 'Nothing from this link is still in stock.'
          : `This link holds ${inStock.length} saved ${nouns.size === 1 ? [...nouns][0] : stockNoun('vehicles', 2)}${withDeals > 0 ? `, ${withDeals} with a deal` : ''}.`}
        {hasOwn && ' Your own deals stay as they are.'}
      </p>
      {inStock.length > 0 && (
        <Button look="primary" onClick={add}>
          Add to your {shortlist}
        </Button>
      )}
      <Button look="quiet" onClick={onDone}>
        {inStock.length > 0 ? 'No, thanks' : 'Close'}
      </Button>
    </section>
  );
}

const sentFrame = css({
  ...wrapRow(space[4]),
  padding: space[4],
  borderRadius: radius.medium,
  background: color.accentSoft,
});
