import { FACT_NAMES, STOCK_FACTS, type StockFact } from '../../domain/stock/stockFacts';
import type { StockItem } from '../../domain/stock/stockItem';
import { countWord, litresWord } from './countWords';

/** How feeds write the driven wheels and the number of doors, and the words that shoppers use. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:4x4|4wd|four[- ]wheel[- ]drive)\b/i, ['4x4', '4WD']],
  [/\b(?:awd|all[- ]wheel[- ]drive)\b/i, ['AWD']],
  [/\b(?:4x2|2wd|two[- ]wheel[- ]drive)\b/i, ['4x2', '2WD']],
  [/\b(?:rwd|rear[- ]wheel[- ]drive)\b/i, ['RWD']],
  [/\b(?:fwd|front[- ]wheel[- ]drive)\b/i, ['FWD']],
  [/\b(?:dual|double|crew|twin)[- ]cab\b/i, ['dualcab']],
  [/\b(?:extra|space|king|super|freestyle)[- ]cab\b/i, ['extracab']],
  [/\bsingle[- ]cab\b/i, ['singlecab']],
];

/** Facts of a stock item that have no filter, as words for the keyword search. */
export const factWords = (item: StockItem): readonly string[] => {
  const said = [item.variations, item.body, item.stockName, item.stockSubname, ...item.tags].join(' | ');
  const [, litres] = /\b(\d+(?:\.\d+)?) ?(?:l\b|lit)/i.exec(item.engine ?? '') ?? [];
  return [
    ...(item.doorNum ? [countWord(item.doorNum, 'dr')] : []),
    ...(item.cylinders ? [countWord(item.cylinders, 'cyl')] : []),
    ...(item.sleepingCapacity ? [countWord(item.sleepingCapacity, 'berth')] : []),
    ...(item.lengthFeet ? [countWord(Math.round(item.lengthFeet), 'ft')] : []),
    ...(item.ancapRating ? [countWord(item.ancapRating, 'star'), 'ANCAP'] : []),
    ...(litres ? [litresWord(litres)] : []),
    ...FACT_NAMES.flatMap((name) => {
      const fact: StockFact = STOCK_FACTS[name];
      return fact.holds === 'word' && item[name] !== undefined ? [`${item[name]} ${fact.label}`] : [];
    }),
    ...SAID.flatMap(([pattern, words]) => (pattern.test(said) ? words : [])),
  ];
};
