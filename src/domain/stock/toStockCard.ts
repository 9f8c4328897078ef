import { pick } from '../knownFields';
import { pricesOf } from './priceDisplay';
import { CARD_FIELDS, type StockCard } from './stockCard';
import { NUMBER_FACT_NAMES, type NumberFactName } from './stockFacts';
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
    ...stockTitle(item),
    ...pick(item, [...CARD_FIELDS, ...facts]),
    ...pricesOf(item),
    ...(item.featured ? { featured: true } : {}),
    ...(item.brandCertified ? { brandCertified: true } : {}),
    ...(item.status === 'sold' ? { sold: true } : {}),
    ...(item.status === 'underOffer' ? { underOffer: true } : {}),
    ...(image ? { image: image.url, images: item.images.length } : {}),
    ...(item.location ? { location: item.location.name } : {}),
  };
};
