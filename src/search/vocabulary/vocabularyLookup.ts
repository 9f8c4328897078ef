import { oncePer } from '../../domain/oncePer';
import { spellingKey } from '../../domain/stock/slug';
import { VEH_TYPES, type VehType } from '../../domain/stock/stockTypes';
import { LONGEST_TEXT, listItemCodec } from '../codecs';
import type { BodyTypeOption, SearchVocabulary, VocabularyMake, VocabularyWord } from './vocabulary';

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

/** The lookup of a vocabulary, made once for each vocabulary. */
export const vocabularyLookup = oncePer(build);

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The values of the index for some labels. A label without an option is its own value. */
export const bodyTypeValues = (
  labels: readonly string[],
  options: readonly BodyTypeOption[],
): readonly string[] =>
  unique(labels.flatMap((label) => options.find((option) => option.label === label)?.values ?? [label]));

/** The labels for some values: options chosen whole, then for any other value the option that has it, else itself. */
export const bodyTypeLabels = (
  values: readonly string[],
  options: readonly BodyTypeOption[],
): readonly string[] => {
  const isWhole = (chosen: ReadonlySet<string>) => (option: BodyTypeOption) =>
    option.values.length > 0 && option.values.every((value) => chosen.has(value));
  const wanted = new Set(values);
  const covered = new Set(options.filter(isWhole(wanted)).flatMap((option) => option.values));
  const rest = values.filter((value) => !covered.has(value));
  const partly = rest.flatMap((value) => options.find((option) => option.values.includes(value)) ?? []);
  const lone = rest.filter((value) => !options.some((option) => option.values.includes(value)));

  const all = new Set([...values, ...partly.flatMap((option) => option.values)]);
  const whole = options.filter(isWhole(all)).map((option) => option.label);
  return unique([...whole, ...lone]);
};

/** The labels for words of an address: an option's label or one of its values, in any case or punctuation. */
export const readBodyTypes = (
  words: readonly string[],
  options: readonly BodyTypeOption[],
): readonly string[] => {
  const read = (word: string): readonly string[] => {
    const label = listItemCodec.parse(word);
    if (label === null) return [];
    const key = spellingKey(label);
    const option =
      options.find((each) => each.label === label) ??
      options.find((each) => spellingKey(each.label) === key) ??
      options.find((each) => each.values.some((value) => spellingKey(value) === key));
    return [option?.label ?? label];
  };
  return bodyTypeLabels(bodyTypeValues(unique(words.flatMap(read)), options), options);
};
