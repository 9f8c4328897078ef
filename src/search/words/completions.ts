import { spellingKey } from '../../domain/stock/slug';
import { bodyTypeValues } from '../vocabulary/bodyTypes';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import type { ValueCounts } from './wordReader';

/** A value of the stock that completes the last typed word. */
interface Completion {
  readonly value: string;
  /** The whole completed text: `diesel hil` becomes `diesel HiLux`. */
  readonly text: string;
  readonly count: number;
}

const MOST = 5;
/** Too many values begin with one letter. */
const LEAST_LETTERS = 2;

/** Makes, models and body types that begin with the last word, those with the most stock first. */
export function completionsOf(
  text: string,
  counts: ValueCounts,
  { bodyTypes }: Pick<SearchVocabulary, 'bodyTypes'>,
): readonly Completion[] {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/s.exec(text) ?? [];
  const begun = spellingKey(last);
  if (begun.length < LEAST_LETTERS) return [];
  const inStock = listed.get(counts) ?? listOf(counts, bodyTypes);
  listed.set(counts, inStock);
  return inStock
    .filter(({ key }) => key.startsWith(begun))
    .slice(0, MOST)
    .map(({ value, count }) => ({ value, count, text: before + value }));
}

interface Listed {
  readonly value: string;
  readonly count: number;
  readonly key: string;
}

/** The values of a stock, made once: a shopper waits for every letter. */
const listed = new WeakMap<ValueCounts, readonly Listed[]>();

/** Every make, model and body type in stock, those with the most stock first. */
function listOf(counts: ValueCounts, bodyTypes: SearchVocabulary['bodyTypes']): readonly Listed[] {
  const bodies = bodyTypes.map(({ label }) => {
    const values = bodyTypeValues([label], bodyTypes);
    return [label, values.reduce((sum, value) => sum + (counts.bodyType?.[value] ?? 0), 0)] as const;
  });
  const values = new Map([
    ...bodies,
    ...Object.entries(counts.model ?? {}),
    ...Object.entries(counts.make ?? {}),
  ]);
  return [...values]
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value, count]) => ({ value, count, key: spellingKey(value) }));
}
