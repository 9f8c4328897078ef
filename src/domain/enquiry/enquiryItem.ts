import { dollarsToCents } from '../money';
import { effectivePrice } from '../stock/priceDisplay';
import type { StockCard } from '../stock/stockCard';
import type { StockItem } from '../stock/stockItem';
import { stockItemPath } from '../stock/stockItemPath';
import { stockTitle } from '../stock/stockTitle';
import type { EnquiryItem } from './enquiry';

/** A stock item for an enquiry: what the shopper saw, at the price that the page showed. */
export function enquiryItem(item: StockItem): EnquiryItem {
  const { title, subtitle } = stockTitle(item);
  const given = {
    price: item.priceType === 'poa' ? undefined : effectivePrice(item),
    priceType: item.priceType,
    yard: item.location?.name,
    vehType: item.vehType,
    year: item.year,
    make: item.make,
    model: item.model,
    variations: item.variations,
    vin: item.vin,
    stockNumber: item.stockNumber,
    odometer: item.odometer,
  };
  return {
    id: item.id,
    stockType: item.stockType,
    title: subtitle === undefined ? title : `${title} ${subtitle}`,
    path: stockItemPath(item.id, title),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

/** A card for an enquiry, with what the card shows. The item's own record says more (`enquiryItem`). */
export function enquiryItemOfCard(card: StockCard): EnquiryItem {
  const given = {
    price: card.priceType === 'poa' || card.price === undefined ? undefined : dollarsToCents(card.price),
    priceType: card.priceType,
    yard: card.location,
    vehType: card.vehType,
    year: card.year,
    make: card.make,
    model: card.model,
    odometer: card.odometer,
  };
  return {
    id: card.objectID,
    stockType: card.stockType,
    title: card.subtitle === undefined ? card.title : `${card.title} ${card.subtitle}`,
    path: stockItemPath(card.objectID, card.title),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
