import { spellingKey } from '../../domain/stock/slug';
import { VEH_TYPES, type VehType } from '../../domain/stock/stockTypes';
import { LONGEST_TEXT } from '../address/queryString';
import type { SearchVocabulary, VocabularyMake, VocabularyWord } from './vocabulary';

/** Finds the meaning of a word in an address: by the index's spelling first, then by slug, then by a near spelling. */
export interface VocabularyLookup {
  readonly condition: (word: string) => VehType | undefined;
  readonly make: (word: string) => VocabularyMake | undefined;
  readonly modelOf: (make: VocabularyMake, word: string) => VocabularyWord | undefined;
  /** A model of any make. If several makes have it, the first make by name counts. */
  readonly model: (word: string) => VocabularyWord | undefined;
}

type Find<Word> = (word: string) => Word | undefined;

/** Uses maps, not objects, because `constructor` and `__proto__` are ordinary words here. */
const finder = <Word extends VocabularyWord>(words: readonly Word[]): Find<Word> => {
  const byValue = new Map<string, Word>();
  const bySlug = new Map<string, Word>();
  const byKey = new Map<string, Word>();
  const add = (map: Map<string, Word>, key: string, word: Word) => {
    if (!map.has(key)) map.set(key, word);
  };
  for (const word of words) {
    add(byValue, word.value, word);
    add(bySlug, word.slug, word);
    add(byKey, spellingKey(word.value), word);
  }
  return (word) => {
    if (word.length > LONGEST_TEXT) return undefined;
    return byValue.get(word) ?? bySlug.get(word.toLowerCase()) ?? byKey.get(spellingKey(word));
  };
};

const build = (vocabulary: SearchVocabulary): VocabularyLookup => {
  const conditions = new Map<string, VehType>(
    VEH_TYPES.flatMap((vehType) => {
      const { slug, aliases } = vocabulary.conditions[vehType];
      return [vehType.toLowerCase(), slug, ...aliases].map((word) => [word, vehType] as const);
    }),
  );
  const models = new Map<VocabularyMake, Find<VocabularyWord>>();
  const modelOf = (make: VocabularyMake, word: string) => {
    const find = models.get(make) ?? finder(make.models);
    models.set(make, find);
    return find(word);
  };
  let everyModel: Find<VocabularyWord> | undefined;
  return {
    condition: (word) => conditions.get(word.toLowerCase()),
    make: finder(vocabulary.makes),
    modelOf,
    model: (word) => {
      everyModel ??= finder(vocabulary.makes.flatMap((make) => make.models));
      return everyModel(word);
    },
  };
};

const known = new WeakMap<SearchVocabulary, VocabularyLookup>();

/** The lookup of a vocabulary, made once for each vocabulary. */
export const vocabularyLookup = (vocabulary: SearchVocabulary): VocabularyLookup => {
  const lookup = known.get(vocabulary) ?? build(vocabulary);
  known.set(vocabulary, lookup);
  return lookup;
};
