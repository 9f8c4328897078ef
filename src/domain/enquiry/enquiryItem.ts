import { known, pick } from '../knownFields';
import { dollarsToCents } from '../money';
import { effectivePrice } from '../stock/priceDisplay';
import type { StockCard } from '../stock/stockCard';
import type { StockItem } from '../stock/stockItem';
import { stockItemPath } from '../stock/stockItemPath';
import { lineOfTitle, stockTitle } from '../stock/stockTitle';
import type { EnquiryItem } from './enquiry';

const FIELDS_OF_CARD = ['stockType', 'priceType', 'vehType', 'year', 'make', 'model', 'odometer'] as const;

/** The most offers that an enquiry names. */
export const MAX_OFFERS = 10;

/** A stock item for an enquiry: what the shopper saw, at the price that the page showed. A sold one shows none. */
export function enquiryItem(item: StockItem): EnquiryItem {
  const name = stockTitle(item);
  return {
    ...pick(item, [...FIELDS_OF_CARD, 'variations', 'vin', 'stockNumber']),
    id: item.id,
    title: lineOfTitle(name),
    path: stockItemPath(item.id, name.title),
    ...known({
      price: item.priceType === 'poa' || item.status === 'sold' ? undefined : effectivePrice(item),
      yard: item.location?.name,
      offers: item.offers?.slice(0, MAX_OFFERS).map(({ id, title }) => ({ id, title })),
    }),
  };
}

/** A card for an enquiry, with what the card shows. The item's own record says more (`enquiryItem`). */
export function enquiryItemOfCard(card: StockCard): EnquiryItem {
  const { objectID, title, price, priceType, sold, location } = card;
  return {
    ...pick(card, FIELDS_OF_CARD),
    id: objectID,
    title: lineOfTitle(card),
    path: stockItemPath(objectID, title),
    ...known({
      price: priceType === 'poa' || sold || price === undefined ? undefined : dollarsToCents(price),
      yard: location,
    }),
  };
}
