import { FACT_NAMES } from '../../../src/domain/stock/stockFacts';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import * as otherStock from '../../../src/search/words/nonCarVocabulary';
import type { StockWords } from '../../../src/search/words/stockWords';
import * as tables from '../../../src/search/words/synonyms';

const each = (
  items: readonly StockItem[],
  read: (item: StockItem) => string | undefined,
): readonly string[] => [...new Set(items.flatMap((item) => read(item) ?? []))];

/** All words that the reader of words knows of some stock. */
export const stockWordsOf = (items: readonly StockItem[], stockType: StockType = 'cars'): StockWords => ({
  vocabulary: buildVocabulary(items, { stockType }),
  tables,
  values: {
    badge: each(items, ({ variations }) => variations),
    bodyType: each(items, ({ bodyType }) => bodyType),
    transmissionType: each(items, ({ transmissionType }) => transmissionType),
    fuelType: each(items, ({ fuelType }) => fuelType),
    colour: each(items, ({ colour }) => colour),
    seats: each(items, ({ seats }) => seats?.toString()),
    location: each(items, ({ location }) => location?.name),
    tags: [...new Set(items.flatMap(({ tags }) => tags))],
    equipment: [...new Set(items.flatMap((item) => toIndexRecord(item).fittedWith ?? []))],
  },
  facts: new Set(FACT_NAMES.filter((name) => items.some((item) => item[name] !== undefined))),
  ...(stockType === 'cars' ? {} : { other: otherStock }),
  identifiers: [
    ...each(items, ({ stockNumber }) => stockNumber),
    ...each(items, ({ registrationNumber }) => registrationNumber),
  ],
});
