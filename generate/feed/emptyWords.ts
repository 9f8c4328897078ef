import { formatNumber } from '../../src/domain/formatNumber';
import { isNil } from '../../src/domain/stock/parse/readText';
import { shownValue } from '../../src/domain/stock/parseStockItem';
import type { StockFieldName } from '../../src/domain/stock/stockFields';

/** Different words that are counted one by one; a feed has a few. */
const MAX_WORDS = 50;

const wordOf = (raw: unknown): string => {
  if (typeof raw === 'object' && raw !== null) return isNil(raw) ? 'xsi:nil' : '';
  const word = shownValue(raw).trim();
  return word === '' ? '' : `"${word}"`;
};

/** Counts the words of a feed that mean nothing, so that the report can list them. */
export const createEmptyWords = () => {
  const words = new Map<string, { count: number; readonly fields: Set<StockFieldName> }>();
  return {
    add: (field: StockFieldName, raw: unknown): void => {
      const written = wordOf(raw);
      if (written === '') return;
      const word = words.has(written) || words.size < MAX_WORDS ? written : 'others';
      const seen = words.get(word) ?? { count: 0, fields: new Set() };
      seen.count++;
      seen.fields.add(field);
      words.set(word, seen);
    },
    /** One sentence, the commonest words first; none if there are none. */
    notices: (): readonly string[] => {
      const counted = [...words]
        .sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))
        .map(([word, { count, fields }]) => `${word} ${formatNumber(count)} × (${[...fields].join(', ')})`);
      return counted.length === 0 ? [] : [`counts as empty: ${counted.join(', ')}`];
    },
  };
};
