import type { OfferStock, OfferStocks } from '../../src/content/specials/offerStock';
import type { Locale } from '../../src/domain/country';
import { formatPrice } from '../../src/domain/formatNumber';
import type { StockCard } from '../../src/domain/stock/stockCard';
import type { SiteOffer } from './siteOffers';

/**
 * What pages show of the stock of offers. It is all in the built page: a new build follows the stock.
 * @param most how many cards of each offer a page shows
 */
export const offerStocks = (
  offers: readonly SiteOffer[],
  prices: Locale['prices'],
  most: number,
): OfferStocks =>
  Object.fromEntries(
    offers.map(({ id, found }) => [
      id,
      offerStock(
        found.map(({ card }) => card),
        prices,
        most,
      ),
    ]),
  );

function offerStock(found: readonly StockCard[], prices: Locale['prices'], most: number): OfferStock {
  const from = lowest(found, prices);
  const saving = savingWords(found);
  return {
    count: found.length,
    ...(from && { from }),
    ...(saving !== undefined && { saving }),
    // The stock has the latest arrival last.
    cards: [...found]
      .reverse()
      .sort((one, other) => saved(other) - saved(one) || Number(!one.image) - Number(!other.image))
      .slice(0, most)
      // On its own page, each card would name the offer again.
      .map(({ offer: _offer, offerEndsAt: _end, ...card }) => card),
  };
}

const saved = ({ price, wasPrice }: StockCard): number =>
  price === undefined || wasPrice === undefined ? 0 : wasPrice - price;

/** Amounts can't be ranked if only some of them include charges. */
function lowest(found: readonly StockCard[], prices: Locale['prices']): OfferStock['from'] {
  const priced = found.flatMap(({ price, priceType }) =>
    price === undefined || priceType === 'poa' ? [] : [{ price, priceType }],
  );
  const [first] = priced;
  if (!first || priced.some(({ priceType }) => priceType !== first.priceType)) return undefined;
  const amount = priced.reduce((least, { price }) => Math.min(least, price), first.price);
  return { amount: formatPrice(amount), qualifier: prices[first.priceType].label };
}

/** Only where all are reduced: what a few save has nothing to do with an offer for many. */
function savingWords(found: readonly StockCard[]): string | undefined {
  const savings = found.map(saved).sort((one, other) => one - other);
  const [least, most] = [savings[0] ?? 0, savings.at(-1) ?? 0];
  if (least === 0) return undefined;
  return `Save ${formatPrice(least)}${least === most ? '' : ` to ${formatPrice(most)}`}`;
}
