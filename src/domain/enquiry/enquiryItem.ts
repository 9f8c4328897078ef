import { effectivePrice } from '../stock/effectivePrice';
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
    title: subtitle === undefined ? title : `${title} ${subtitle}`,
    path: stockItemPath(item.id, title),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
