import { spellingKey } from '../../domain/stock/slug';
import { VEH_TYPES, type VehType } from '../../domain/stock/stockTypes';
import { listItemCodec } from '../codecs';
import { FACET_VALUES_LIMIT } from '../indexRecord';
import type { SearchVocabulary, VocabularyWord } from '../vocabulary/vocabulary';
import { bodyTypeLabels, bodyTypeValues, readBodyTypes } from '../vocabulary/vocabularyLookup';
import type { CanonicalContext, ChipWords, Choosing, FilterKind, SearchNotice, ValuesOf } from './filterKind';

type Words = readonly string[];

interface ListRow {
  readonly parameter: string;
  readonly attribute: string;
  /** The word before the first value in a sentence: `in` White. */
  readonly lead?: string;
  /** Turns a value into words; absent if the value is its own words. */
  readonly words?: (value: string) => string;
}

/** Sorts values and removes repeats, so that one search has one address. */
const inOrder = (values: Words): Words => [...new Set(values)].sort();

/** The parts that all lists share: any of several values, one parameter each. */
const listParts = ({ parameter, attribute, lead, words = String }: ListRow) => ({
  parameters: [parameter],
  attribute,
  rank: 'what' as const,
  read: (valuesOf: ValuesOf, inPath: Words) => [
    ...inPath,
    ...valuesOf(parameter).filter((value) => value.trim() !== ''),
  ],
  write: (values: Words, isInPath: boolean) =>
    isInPath ? [] : values.map((value) => [parameter, value] as const),
  chips: <Value extends string>(values: readonly Value[]): readonly ChipWords<readonly Value[]>[] =>
    values.map((value, place) => {
      const rest = values.filter((other) => other !== value);
      return {
        value,
        label: words(value),
        lead: place > 0 ? 'or' : (lead ?? ''),
        rest: rest.length === 0 ? undefined : rest,
      };
    }),
});

/** For lists whose values are the same in the index and in the address. */
const asTheyAre: Choosing<Words, Words> = {
  valuesOf: (values) => values,
  from: (values) => values,
  labels: () => [],
};

/** The parts that lists share whose filter is a choice. */
const choiceParts = (row: ListRow) => ({
  ...listParts(row),
  holds: 'choice' as const,
  choosing: asTheyAre,
  toQuery: (values: Words) => ({ anyOf: { [row.attribute]: values } }),
});

/** Any of several values of the index. */
export const list = (row: ListRow): FilterKind<Words> => ({
  ...choiceParts(row),
  canonical: (words, { vocabulary }) => {
    const values = words.slice(0, FACET_VALUES_LIMIT).flatMap((word) => listItemCodec.parse(word) ?? []);
    const read = inOrder(values.map((value) => valueInStock(value, row.attribute, vocabulary)));
    return read.length === 0 ? undefined : read;
  },
});

/** Each of several values of the index. */
export const listOfAll = (row: ListRow): FilterKind<Words> => {
  const parts = list(row);
  return {
    ...parts,
    needsAll: true,
    toQuery: (values) => ({ allOf: { [row.attribute]: values } }),
    chips: (values) =>
      listParts(row)
        .chips(values)
        .map((chip, place) => (place > 0 ? { ...chip, lead: 'and' } : chip)),
  };
};

/** Any of several options that cover values. The address holds the labels, the index holds the values. */
export const labelled = (row: ListRow): FilterKind<Words> => ({
  ...listParts(row),
  holds: 'bodyType',
  choosing: {
    valuesOf: (labels, { bodyTypes }) => bodyTypeValues(labels, bodyTypes),
    from: (values, { bodyTypes }) => bodyTypeLabels(values, bodyTypes),
    labels: ({ bodyTypes }) => bodyTypes,
  },
  canonical: (words, { vocabulary }) => {
    const spelled = words
      .slice(0, FACET_VALUES_LIMIT)
      .map((word) => valueInStock(word, row.attribute, vocabulary));
    const labels = inOrder(readBodyTypes(spelled, vocabulary.bodyTypes));
    return labels.length === 0 ? undefined : labels;
  },
  toQuery: (labels, { vocabulary }) => ({
    anyOf: { [row.attribute]: bodyTypeValues(labels, vocabulary.bodyTypes) },
  }),
});

/** A value of an address in the spelling of the stock: `diesel` → `Diesel`. What is not in stock stays as it is. */
const valueInStock = (word: string, attribute: string, { values }: SearchVocabulary): string => {
  const own = values?.[attribute] ?? [];
  if (own.includes(word)) return word;
  const key = spellingKey(word);
  return own.find((value) => spellingKey(value) === key) ?? word;
};

/** Resolves words. A word that means nothing in this stock becomes a notice. */
const resolve = <Meaning>(
  words: Words,
  find: (word: string) => Meaning | undefined,
  what: SearchNotice['what'],
  notice: CanonicalContext['notice'],
): readonly Meaning[] =>
  [...new Set(words)].slice(0, FACET_VALUES_LIMIT).flatMap((word) => {
    const match = find(word);
    if (match === undefined) notice({ what, text: word.slice(0, 80) });
    return match ?? [];
  });

const namesOf = (words: readonly VocabularyWord[]): Words | undefined =>
  words.length === 0 ? undefined : inOrder(words.map(({ value }) => value));

/** New, Demo, Used, in the dealer's own words. In a path it is a segment if possible. */
export const condition = (row: ListRow): FilterKind<readonly VehType[], Words> => ({
  ...choiceParts(row),
  canonical: (words, { lookup, notice }) => {
    const chosen = new Set(resolve(words, lookup.condition, 'vehType', notice));
    return chosen.size === 0 ? undefined : VEH_TYPES.filter((vehType) => chosen.has(vehType));
  },
});

/** Makes in stock. */
export const make = (row: ListRow): FilterKind<Words> => ({
  ...choiceParts(row),
  canonical: (words, { lookup, notice }) => namesOf(resolve(words, lookup.make, 'make', notice)),
});

/** Models in stock, limited to the chosen makes if there are any. */
export const model = (row: ListRow): FilterKind<Words> => ({
  ...choiceParts(row),
  canonical: (words, { lookup, notice, above }) => {
    const makes = above.make?.flatMap((name) => lookup.make(name) ?? []);
    const find = (word: string): VocabularyWord | undefined => {
      if (!makes) return lookup.model(word);
      const models = makes.flatMap((each) => lookup.modelOf(each, word) ?? []);
      return models.find(({ value }) => value === word) ?? models[0];
    };
    return namesOf(resolve(words, find, 'model', notice));
  },
});
