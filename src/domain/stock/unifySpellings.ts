import { spellingKey } from './slug';
import type { StockItem } from './stockItem';

/** A spelling that was replaced by a more common one. */
export interface Respelling {
  readonly field: 'make' | 'model';
  readonly from: string;
  readonly to: string;
  readonly items: number;
}

export interface UnifiedSpellings {
  /** In the original order. */
  readonly items: readonly StockItem[];
  readonly respellings: readonly Respelling[];
}

/** The most common spelling for each key. If several are equally common, the first in the feed. */
const commonest = (spellings: readonly { readonly key: string; readonly name: string }[]) => {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, name } of spellings) {
    const ofKey = counts.get(key) ?? new Map<string, number>();
    counts.set(key, ofKey.set(name, (ofKey.get(name) ?? 0) + 1));
  }
  const names = new Map<string, string>();
  for (const [key, ofKey] of counts) {
    let most = 0;
    for (const [name, count] of ofKey) {
      if (count > most) names.set(key, name);
      most = Math.max(most, count);
    }
  }
  return { counts, names };
};

const respellings = (
  field: Respelling['field'],
  { counts, names }: ReturnType<typeof commonest>,
): Respelling[] =>
  [...counts].flatMap(([key, ofKey]) => {
    const to = names.get(key);
    if (to === undefined) return [];
    return [...ofKey].flatMap(([from, items]) => (from === to ? [] : [{ field, from, to, items }]));
  });

/**
 * Makes that differ only in case or punctuation become one make under the most common spelling (HiAce and Hiace → HiAce), and
 * so do models of one make. Names that differ in more (G10, G10+, G10?) stay apart.
 */
export const unifySpellings = (items: readonly StockItem[]): UnifiedSpellings => {
  const makeKeys = items.map((item) => spellingKey(item.make));
  const modelKeys = items.map((item, index) => `${makeKeys[index]}/${spellingKey(item.model)}`);
  const makes = commonest(items.map(({ make }, index) => ({ key: makeKeys[index] ?? make, name: make })));
  const models = commonest(
    items.map(({ model }, index) => ({ key: modelKeys[index] ?? model, name: model })),
  );
  return {
    items: items.map((item, index) => {
      const make = makes.names.get(makeKeys[index] ?? '') ?? item.make;
      const model = models.names.get(modelKeys[index] ?? '') ?? item.model;
      return make === item.make && model === item.model ? item : { ...item, make, model };
    }),
    respellings: [...respellings('make', makes), ...respellings('model', models)],
  };
};
