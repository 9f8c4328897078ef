import { err, ok } from '../../result';
import type { PriceType, StockItem } from '../stockItem';
import { STOCK_TYPES, type StockType, type VehType } from '../stockTypes';
import { lineReader, type Reader } from './readText';

/** The letters and digits of a choice, so that `Drive-away`, `drive away` and `DRIVEAWAY` are the same. */
const choiceKey = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Makes a reader for a closed choice, from each value and the words that feeds use for it. */
const choiceReader = <Value extends string>(
  words: Readonly<Record<Value, readonly string[]>>,
): Reader<Value> => {
  const values = Object.keys(words) as Value[];
  const byKey = new Map<string, Value>();
  for (const value of values) {
    for (const word of [value, ...words[value]]) byKey.set(choiceKey(word), value);
  }
  const read = lineReader<Value>(() => err(`is none of ${values.join(', ')}`));
  return (raw) => {
    // The words come first: "Not available" says much of a sale, though little of a colour.
    const value = typeof raw === 'string' ? byKey.get(choiceKey(raw)) : undefined;
    return value === undefined ? read(raw) : ok(value);
  };
};

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 't', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'f', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

const readFlagWord = lineReader((line) => {
  const flag = FLAGS.get(line.toLowerCase());
  return flag === undefined ? err('is neither yes nor no') : ok(flag);
});

/** Yes or no, as feeds write it: true, yes, Y, 1. */
export const readFlag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? ok(raw) : readFlagWord(raw));

/** The words that dealer systems use for the closed choices of a stock item. */

const conditionOf = choiceReader<VehType>({
  New: ['brand new', 'new stock', 'factory new'],
  Demo: ['demonstrator', 'ex demo', 'ex demonstrator', 'showroom demo', 'near new demo'],
  Used: ['pre owned', 'pre loved', 'second hand', 'used stock', 'cpo', 'certified pre owned', 'certified'],
});

/** The words of all stock types, after a condition: `Used Cars`. */
const NOUN = new RegExp(
  ` (?:${Object.values(STOCK_TYPES)
    .flatMap(({ singular, plural }) => [singular, plural])
    .join('|')}|motorcycles?|units?|stock)$`,
  'i',
);

/** New, demo or used, in the words of feeds. */
export const readVehType: Reader<VehType> = (raw, style) =>
  conditionOf(typeof raw === 'string' ? raw.trim().replace(NOUN, '') : raw, style);

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

/** Words for a price that is not published, letters only. */
export const ON_APPLICATION: readonly string[] = [
  ...['poa', 'por', 'price on application', 'price on request', 'on application', 'on request'],
  ...['call', 'call for price', 'call us', 'contact us', 'contact dealer', 'contact for price'],
  ...['enquire', 'enquire now', 'ask for price', 'no price available'],
];

const priceTypeOf = choiceReader<PriceType>({
  driveAway: [
    'drive away price',
    'dap',
    'd/a',
    'drive away no more to pay',
    'no more to pay',
    ...['ride', 'tow', 'sail'].flatMap((verb) => [`${verb} away`, `${verb} away price`]),
    'on road',
    'on the road',
    'incl orc',
    'inc orc',
    'incl on road costs',
    'inc on road costs',
    'including on road costs',
  ],
  egc: ['orc', 'orcs'],
  poa: [...ON_APPLICATION, 'hidden', 'hide', 'hide price', 'price hidden', 'do not show'],
});

/** Charges that come on top of a price, however they are called: `ex gov`, `+ ORC`, `before on road costs & stamp duty`. */
const BEFORE_CHARGES =
  /^(?:\+|&|(?:plus|exc?l?|exclud(?:es|ing)|exclusive of|before|without|not incl(?:uded|uding)?)\b)[. ]*(?:(?:all|on.?roads?|orcs?|gov(?:t|['’]t|ernment)?|statutory|rego|registration|stamp duty|transfer|delivery|charges?|costs?|fees|and)\b[.,&/ ]*(?:\+ *)?)+$/i;

/** Words for an amount that is a part of what shoppers pay, or that they do not pay at all. */
const NOT_PAID =
  /\b(?:weekly|monthly|fortnightly|p\.?w|p\.?m|per (?:week|month|fortnight)|repayments?|deposit|from|starting|auction|bid|reserve|wholesale|trade|estimated?|guide|(?:\+|plus|exc?l?|excluding)[. ]*gst)\b/i;

export const NOT_WHAT_IS_PAID = 'names an amount that shoppers do not pay';

/** What kind of price a price is. */
export const readPriceType: Reader<PriceType> = (raw, style) => {
  const read = priceTypeOf(raw, style);
  if (read.kind === 'ok' || typeof raw !== 'string') return read;
  if (BEFORE_CHARGES.test(raw.trim())) return ok('egc');
  return NOT_PAID.test(raw) ? err(NOT_WHAT_IS_PAID) : read;
};

/** What a feed can say of an item's sale. A `hidden` item is left out. */
type FeedStatus = StockItem['status'] | 'hidden';

const statusOf = choiceReader<FeedStatus>({
  available: [
    'active',
    'for sale',
    'in stock',
    'live',
    'published',
    'current',
    'on order',
    'in transit',
    'available now',
    'in build',
    'coming soon',
    'new arrival',
    'preorder',
    'backorder',
    'ready',
    'online',
  ],
  underOffer: [
    'sale pending',
    'pending',
    'pending sale',
    'reserved',
    'on hold',
    'hold',
    'deposit taken',
    'deposit',
    'under contract',
    'sold pending delivery',
    'deal pending',
    'offer pending',
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
  hidden: [
    ...[
      'withdrawn',
      'deleted',
      'removed',
      'inactive',
      'archived',
      'cancelled',
      'suspended',
      'expired',
      'delisted',
    ],
    ...['draft', 'unpublished', 'offline', 'off market', 'do not publish', 'do not advertise'],
    ...['not for sale', 'not for publication', 'not published', 'not advertised', 'internal use'],
    ...[
      'wholesale',
      'wholesale only',
      'trade',
      'trade only',
      'auction',
      'auction only',
      'scrapped',
      'written off',
    ],
  ],
});

/** Words of a sale that decide, whatever remark follows: `Sold - awaiting delivery`. */
const DECIDING =
  /^\W*(sold|withdrawn|deposit|reserved|under (?:offer|contract)|on hold|do not (?:publish|advertise)|not for (?:sale|publication)|wholesale only|trade only|off market)\b/i;

/** The state of a sale. Unknown words are a fault, and the vehicle is for sale. */
export const readStatus: Reader<FeedStatus> = (raw, style) => {
  const read = statusOf(raw, style);
  const deciding = read.kind === 'err' && typeof raw === 'string' ? DECIDING.exec(raw)?.[1] : undefined;
  return deciding === undefined ? read : statusOf(deciding, style);
};

/** The two transmissions that shoppers search by. Any other word stays as the feed has it. */
export const transmissionTypeOf = (transmission: string): string => {
  if (/auto|cvt|dct|dsg|dual.?clutch|tiptronic|steptronic/i.test(transmission)) return 'Automatic';
  return /manual/i.test(transmission) ? 'Manual' : transmission;
};
