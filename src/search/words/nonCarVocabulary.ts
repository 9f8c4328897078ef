import type { StockType } from '../../domain/stock/stockTypes';
import type { Synonyms, ValueKey } from './synonyms';

/** What the reader of words knows about stock other than cars. A site that sells cars never loads this file. */

/** Shoppers' other names for the stock as a whole, by its type. `STOCK_TYPES` has the usual names. */
export const NOUNS: Readonly<Partial<Record<StockType, readonly string[]>>> = {
  bikes: ['motorbike', 'motorbikes', 'motorcycle', 'motorcycles'],
  caravans: ['van', 'vans', 'rv'],
  machinery: ['machinery', 'equipment'],
};

/** Synonyms in addition to `VALUE_SYNONYMS`. */
export const OTHER_SYNONYMS: Readonly<Partial<Record<ValueKey, Synonyms>>> = {
  fuelType: [
    ['outboard', 'outboard motor'],
    ['inboard', 'inboard motor'],
  ],
  bodyType: [
    ['bowrider', 'bow rider'],
    ['centre console', 'center console'],
    ['half cabin', 'half cab', 'cuddy cabin', 'cuddy'],
    ['tinny', 'tinnie', 'runabout'],
    ['pop top', 'poptop'],
    ['camper trailer', 'camper'],
    ['motorhome', 'motor home', 'campervan'],
    ['curtainsider', 'tautliner'],
    ['pantech', 'box truck'],
    ['tray', 'flatbed', 'tray top'],
    ['tipper', 'tip truck'],
    ['excavator', 'digger'],
    ['skid steer'],
  ],
  tags: [
    ['outboard', 'outboard motor'],
    ['ensuite', 'en suite', 'shower and toilet'],
    ['off road', 'offroad'],
    ['bunks', 'bunk beds'],
    ['learner approved', 'lams', 'learner legal'],
  ],
};

/** Sizes in the dealer's own words. `4 berth` and `sleeps 4` mean the same tag, whichever the stock uses. */
const SIZES: readonly (readonly [RegExp, string])[] = [
  [/^(?:sleeps ?(\d+)|(\d+) ?(?:berths?|sleepers?))$/, 'sleeps'],
  [/^(?:under|below|less than|up to|max) (\d+(?:\.\d+)?) ?(?:t|tonnes?|tons?)$/, 'tonnes'],
  [/^(\d+(?:\.\d+)?) ?(?:ft|feet|foot|footer)$/, 'feet'],
  [/^(\d+(?:\.\d+)?) ?(?:m|metres?|meters?)$/, 'metres'],
  [/^(\d+) ?(?:hp|horsepower)$/, 'horsepower'],
  [/^(?:v(\d+)|(\d+) ?cyl(?:inders?)?)$/, 'cylinders'],
];

/** The canonical form of a size, or `undefined` for other words: `4 berth` → `sleeps 4`. */
export const sizeKey = (words: string): string | undefined => {
  for (const [pattern, unit] of SIZES) {
    const [, size, other] = pattern.exec(words) ?? [];
    if (size ?? other) return `${unit} ${size ?? other}`;
  }
  return undefined;
};
