import { css } from '@emotion/react';
import { compared, MAX_COMPARED, wishlist } from '../../../device/garage';
import { formatPrice } from '../../../domain/formatNumber';
import { type Change, changeSince, isKept, type KeptCard, withCard } from '../../../domain/garage/keptCard';
import type { StockCard } from '../../../domain/stock/stockCard';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { locale } from '../../../locales/site/locale';
import { color, radius, space, text, wrapRow } from '../../../theme/tokens';
import { CardPictures } from '../../stock/CardPictures';
import { StockCardView } from '../../stock/StockCardView';
import { useStockItems } from '../../stock/useStockItem';
import { Button } from '../../ui/Button';
import { tickRow } from '../../ui/fields/formStyles';
import { keepFocus } from '../../ui/keepFocus';

interface Props {
  readonly card: KeptCard;
  /** The item today; `null` if no longer in stock. While it is unknown, the card shows what was saved. */
  readonly now: StockCard | null | undefined;
  readonly comparedIds: readonly string[];
}

/** A saved stock item, with what changed since and a checkbox to compare it. */
export function SavedItem({ card, now, comparedIds }: Props) {
  const id = card.card.objectID;
  const isCompared = comparedIds.includes(id);
  const change = now === undefined ? undefined : changeSince(card, now);
  const isFull = !isCompared && comparedIds.length >= MAX_COMPARED;
  return (
    <div css={frame}>
      <StockCardView card={now ?? card.card} Pictures={CardPictures} />
      <div css={foot}>
        <p css={[line, change && toneOf(change)]}>
          {change ? changeWords(change) : `Saved ${dayWords(card.keptAt)}`}
        </p>
        {now !== null && (
          <TickBox
            label={isFull ? `Compare (${MAX_COMPARED} at most)` : 'Compare'}
            name={`Compare ${card.card.title}`}
            isTicked={isCompared}
            isDisabled={isFull}
            onChange={() =>
              compared.store(isCompared ? comparedIds.filter((one) => one !== id) : [...comparedIds, id])
            }
          />
        )}
      </div>
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
const foot = css({ display: 'grid', gap: space[1], marginTop: space[2], fontSize: text.small });
const line = css({ color: color.inkQuiet });
const better = css({
  justifySelf: 'start',
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentDeep,
  fontWeight: 600,
});
const worse = css({ color: color.ink, fontWeight: 600 });

interface TickBoxProps {
  readonly label: string;
  /** The accessible name, if the label alone would not say which item is meant. */
  readonly name?: string;
  readonly isTicked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

export const TickBox = ({ label, name, isTicked, isDisabled, onChange }: TickBoxProps) => (
  <label css={[tickRow, tall]}>
    <input
      type="checkbox"
      aria-label={name}
      checked={isTicked}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);

const tall = css({
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  '& input': { margin: 0 },
});

interface SentItemsProps {
  readonly ids: readonly string[];
  readonly shortlist: string;
  readonly onDone: () => void;
}

/** The items of a link to somebody's garage. Nothing is saved until the shopper says so. */
export function SentItems({ ids, shortlist, onDone }: SentItemsProps) {
  const items = useStockItems(ids);
  if (items === undefined) return null;
  const inStock = ids.flatMap((id) => items.get(id) ?? []);
  const nouns = new Set(inStock.map((item) => stockNoun(item, inStock.length)));
  const add = () => {
    const now = Date.now();
    const missing = inStock.filter(({ id }) => !isKept(wishlist.read(), id)).reverse();
    wishlist.store(
      missing.reduce(
        (all, item) => withCard(all, toStockCard(item), now, Number.POSITIVE_INFINITY),
        wishlist.read(),
      ),
    );
    onDone();
  };
  return (
    <section ref={keepFocus} css={sentFrame} aria-label="From a link">
      <p>
        {inStock.length === 0
          ? 'Nothing from this link is still in stock.'
          : `This link holds ${inStock.length} saved ${nouns.size === 1 ? [...nouns][0] : stockNoun('vehicles', 2)}.`}
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
