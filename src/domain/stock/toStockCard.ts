import { pick } from '../knownFields';
import { dollarsToCents } from '../money';
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
  const [offer] = item.offers ?? [];
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
    ...(offer ? { offer: offer.title } : {}),
    ...(offer?.endsAt === undefined ? {} : { offerEndsAt: offer.endsAt }),
  };
};

/** A stock item with the price and the status of its card in the search index; the same object if they agree. */
export const asListed = (item: StockItem, card: StockCard): StockItem => {
  const own = pricesOf(item);
  const status = card.sold ? 'sold' : card.underOffer ? 'underOffer' : 'available';
  const isSamePrice =
    own.priceType === card.priceType && own.price === card.price && own.wasPrice === card.wasPrice;
  if (isSamePrice && status === item.status) return item;
  if (isSamePrice) return { ...item, status };
  // A reduction that the site has noted, and offers that may depend on it, belong to the other price.
  const {
    price: _price,
    specialPrice: _specialPrice,
    reduction: _reduction,
    offers: _offers,
    ...rest
  } = item;
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
