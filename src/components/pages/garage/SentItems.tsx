import { css } from '@emotion/react';
import { wishlist } from '../../../device/garage';
import { isKept, withCard } from '../../../domain/garage/keptCard';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { color, radius, space } from '../../../theme/tokens';
import { useStockItems } from '../../stock/useStockItem';
import { Button } from '../../ui/Button';

interface Props {
  /** The ids in the link. */
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** The items of a link to somebody's garage. Nothing is saved until the shopper says so. */
export function SentItems({ ids, onDone }: Props) {
  const items = useStockItems(ids);
  if (items === undefined) return null;
  const inStock = ids.flatMap((id) => items.get(id) ?? []);
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
    <section css={frame} aria-label="From a link">
      <p>
        {inStock.length === 0
          ? 'Nothing from this link is still in stock.'
          : `This link holds ${inStock.length} saved ${stockNoun(inStock[0]?.stockType ?? 'vehicles', inStock.length)}.`}
      </p>
      {inStock.length > 0 && (
        <Button look="primary" onClick={add}>
          Add to your garage
        </Button>
      )}
      <Button look="quiet" onClick={onDone}>
        {inStock.length > 0 ? 'No, thanks' : 'Close'}
      </Button>
    </section>
  );
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.accentSoft,
  '& p': { margin: 0 },
});
