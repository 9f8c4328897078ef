import { pricesOf } from './priceDisplay';
import type { StockCard } from './stockCard';
import { NUMBER_FACT_NAMES, type NumberFactName, someFacts } from './stockFacts';
import type { StockItem } from './stockItem';
import { stockTitle } from './stockTitle';

/**
 * The card of a stock item. Fields that the item does not have are left out.
 * @param facts which numbers the card keeps. Pass only the ones it shows if the card must stay small.
 */
export const toStockCard = (
  item: StockItem,
  facts: readonly NumberFactName[] = NUMBER_FACT_NAMES,
): StockCard => {
  const [image] = item.images;
  return {
    objectID: item.id,
    vehType: item.vehType,
    stockType: item.stockType,
    ...stockTitle(item),
    make: item.make,
    model: item.model,
    ...(item.year === undefined ? {} : { year: item.year }),
    ...(item.bodyType === undefined ? {} : { bodyType: item.bodyType }),
    ...(item.odometer === undefined ? {} : { odometer: item.odometer }),
    ...(item.transmissionType === undefined ? {} : { transmissionType: item.transmissionType }),
    ...(item.fuelType === undefined ? {} : { fuelType: item.fuelType }),
    ...(item.colour === undefined ? {} : { colour: item.colour }),
    ...someFacts(item, facts),
    ...pricesOf(item),
    ...(item.featured ? { featured: true } : {}),
    ...(item.brandCertified ? { brandCertified: true } : {}),
    ...(item.label === undefined ? {} : { label: item.label }),
    ...(item.status === 'sold' ? { sold: true } : {}),
    ...(item.status === 'underOffer' ? { underOffer: true } : {}),
    ...(image ? { image: image.url, images: item.images.length } : {}),
    ...(item.location ? { location: item.location.name } : {}),
    ...(item.dealer === undefined ? {} : { dealer: item.dealer }),
    ...(item.url === undefined ? {} : { url: item.url }),
  };
};
