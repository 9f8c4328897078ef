import { dollarsToCents } from '../money';
import { pricesOf } from './priceDisplay';
import type { StockCard } from './stockCard';
import type { StockItem } from './stockItem';

/**
 * A stock item with the price and the status of its card in the search index, so that its own page shows what the listing
 * shows. Returns the same object if they agree.
 */
export const asListed = (item: StockItem, card: StockCard): StockItem => {
  const own = pricesOf(item);
  const status = card.sold ? 'sold' : card.underOffer ? 'underOffer' : 'available';
  const isSamePrice =
    own.priceType === card.priceType && own.price === card.price && own.wasPrice === card.wasPrice;
  if (isSamePrice && status === item.status) return item;
  if (isSamePrice) return { ...item, status };
  // A reduction that the site has noted belongs to the other price.
  const { price: _price, specialPrice: _specialPrice, reduction: _reduction, ...rest } = item;
  const price = card.price === undefined ? undefined : dollarsToCents(card.price);
  const was = card.wasPrice === undefined ? undefined : dollarsToCents(card.wasPrice);
  return {
    ...rest,
    status,
    priceType: card.priceType,
    ...(was === undefined ? {} : { price: was }),
    ...(price === undefined ? {} : { [was === undefined ? 'price' : 'specialPrice']: price }),
  };
};
