import { css } from '@emotion/react';
import type { OfferStock } from '../../../content/specials/offerStock';
import type { SpecialView } from '../../../content/specials/special';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color, text } from '../../../theme/tokens';
import { Price } from '../../price/Price';

interface Props {
  readonly special: Pick<SpecialView, 'price'>;
  /** Absent for an offer that is not for stock. */
  readonly stock: OfferStock | undefined;
}

/** What an offer costs and saves, and how many of its vehicles are here; or that all are sold. */
export function OfferFigures({ special, stock }: Props) {
  const { stockType } = useStockSettings();
  if (!stock) return <SpecialPrice special={special} />;
  if (stock.count === 0) return <p css={soldOut}>All sold. Ask what’s coming.</p>;
  const { from, saving, count } = stock;
  return (
    <div>
      {/* A price that the offer states itself is the price of the offer. */}
      <SpecialPrice special={special} />
      {!special.price && from && (
        <p>
          <Price
            {...(count > 1 && { prefix: 'From' })}
            amount={from.amount}
            qualifier={from.qualifier}
            size="card"
          />
        </p>
      )}
      <p css={here}>
        {saving && !special.price?.savingAmount && <strong css={save}>{saving} · </strong>}
        {count} {stockNoun(stockType, count)} in stock
      </p>
    </div>
  );
}

const soldOut = css({ fontWeight: 600 });
const here = css({ fontSize: text.small, color: color.inkQuiet });
const save = css({ color: color.highlight, fontWeight: 600 });
const was = css({ fontSize: text.small, color: color.highlight });

/** What an offer costs, and what it cost before; nothing where its price is not one figure. */
const SpecialPrice = ({ special: { price } }: { readonly special: Pick<SpecialView, 'price'> }) =>
  price && (
    <p>
      <Price amount={price.amount} qualifier={price.qualifier} size="card" />
      {price.wasAmount && (
        <span css={was}>
          {' '}
          was <s>{price.wasAmount}</s>, save {price.savingAmount}
        </span>
      )}
    </p>
  );
