import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import { FACET_VALUES_LIMIT } from '../indexNames';
import type { VocabularyWord } from '../vocabulary/vocabulary';
import type { CanonicalContext, FilterKind, SearchNotice } from './filterKind';
import { asTheyAre, inOrder, listParts } from './list';

type Words = readonly string[];

/** Resolves words. A word that means nothing in this stock becomes a notice. */
const resolve = <Meaning>(
  words: Words,
  find: (word: string) => Meaning | undefined,
  what: SearchNotice['what'],
  notice: CanonicalContext['notice'],
): readonly Meaning[] =>
  [...new Set(words)].slice(0, FACET_VALUES_LIMIT).flatMap((word) => {
    const match = find(word);
    if (match === undefined) notice({ kind: 'unknown', what, text: word.slice(0, 80) });
    return match ?? [];
  });

const namesOf = (words: readonly VocabularyWord[]): Words | undefined =>
  words.length === 0 ? undefined : inOrder(words.map(({ value }) => value));

interface NamedRow {
  readonly parameter: string;
  readonly attribute: string;
}

/** New, Demo, Used, in the dealer's own words. In a path it is a segment if possible. */
export const condition = (row: NamedRow): FilterKind<readonly VehType[], Words> => ({
  ...listParts(row),
  holds: 'choice',
  choosing: asTheyAre,
  canonical: (words, { lookup, notice }) => {
    const chosen = new Set(resolve(words, lookup.condition, 'vehType', notice));
    return chosen.size === 0 ? undefined : VEH_TYPES.filter((vehType) => chosen.has(vehType));
  },
  toQuery: (vehTypes) => ({ anyOf: { [row.attribute]: vehTypes } }),
});

/** Makes in stock. */
export const make = (row: NamedRow): FilterKind<Words> => ({
  ...listParts(row),
  holds: 'choice',
  choosing: asTheyAre,
  canonical: (words, { lookup, notice }) => namesOf(resolve(words, lookup.make, 'make', notice)),
  toQuery: (makes) => ({ anyOf: { [row.attribute]: makes } }),
});

/** Models in stock, limited to the chosen makes if there are any. */
export const model = (row: NamedRow): FilterKind<Words> => ({
  ...listParts(row),
  holds: 'choice',
  choosing: asTheyAre,
  canonical: (words, { lookup, notice, above }) => {
    const makes = above.make?.flatMap((name) => lookup.make(name) ?? []);
    const find = (word: string): VocabularyWord | undefined => {
      if (!makes) return lookup.model(word);
      const models = makes.flatMap((each) => lookup.modelOf(each, word) ?? []);
      return models.find(({ value }) => value === word) ?? models[0];
    };
    return namesOf(resolve(words, find, 'model', notice));
  },
  toQuery: (models) => ({ anyOf: { [row.attribute]: models } }),
});
