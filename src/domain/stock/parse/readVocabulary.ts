import type { PriceType, StockItem } from '../stockItem';
import { STOCK_TYPES, type StockType } from '../stockTypes';
import type { VehType } from '../vehType';
import { choiceReader } from './readChoice';

/** The words that dealer systems use for the closed choices of a stock item. */

export const readVehType = choiceReader<VehType>({
  New: ['brand new', 'new vehicle', 'new stock', 'factory new'],
  Demo: ['demonstrator', 'ex demo', 'ex demonstrator', 'demo vehicle', 'showroom demo', 'near new demo'],
  Used: [
    'pre owned',
    'preowned',
    'second hand',
    'used vehicle',
    'used stock',
    'cpo',
    'certified pre owned',
    'certified',
  ],
});

const stockTypeWords = Object.fromEntries(
  Object.entries(STOCK_TYPES).map(([key, { singular, plural }]) => [key, [singular, plural]]),
) as unknown as Record<StockType, readonly string[]>;

/** A stock type, by its key or its singular or plural: `cars`, `Car`, `Machine`. */
export const readStockType = choiceReader<StockType>({
  ...stockTypeWords,
  cars: [...stockTypeWords.cars, 'passenger', 'passenger car', 'automobile'],
  bikes: [...stockTypeWords.bikes, 'motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'scooter'],
  caravans: [...stockTypeWords.caravans, 'rv', 'motorhome', 'motorhomes', 'camper', 'camper trailer'],
  boats: [...stockTypeWords.boats, 'marine', 'vessel', 'jetski', 'personal watercraft'],
  machinery: [...stockTypeWords.machinery, 'equipment', 'plant', 'tractor'],
});

export const readPriceType = choiceReader<PriceType>({
  driveAway: ['drive away price', 'dap', 'drive away no more to pay'],
  egc: ['ex govt charges', 'excl govt charges', 'excluding government charges', 'excluding govt charges'],
  poa: ['price on application', 'no price available', 'on request', 'price on request'],
});

/** What a feed can say of an item's sale. A `hidden` item is left out. */
export type FeedStatus = StockItem['status'] | 'hidden';

export const readStatus = choiceReader<FeedStatus>({
  available: [
    ...[
      'active',
      'for sale',
      'in stock',
      'instock',
      'live',
      'published',
      'current',
      'on order',
      'in transit',
    ],
    ...[
      'available now',
      'in build',
      'coming soon',
      'new arrival',
      'preorder',
      'backorder',
      'ready',
      'online',
    ],
  ],
  underOffer: [
    ...['sale pending', 'pending', 'pending sale', 'reserved', 'on hold', 'hold', 'deposit taken', 'deposit'],
    ...['under contract', 'sold pending delivery', 'deal pending', 'offer pending'],
  ],
  sold: [
    'delivered',
    'out of stock',
    'sold delivered',
    'settled',
    'unavailable',
    'not available',
    'discontinued',
  ],
  hidden: ['withdrawn', 'deleted', 'inactive', 'archived', 'not for sale', 'draft', 'unpublished', 'offline'],
});

/** The two transmissions that shoppers search by. Any other word stays as the feed has it. */
export const transmissionTypeOf = (transmission: string): string => {
  if (/auto|cvt|dct|dsg|dual.?clutch|tiptronic|steptronic/i.test(transmission)) return 'Automatic';
  return /manual/i.test(transmission) ? 'Manual' : transmission;
};
