import { addressSlug, slug, spellingKey } from '../../domain/stock/slug';
import type { StockType } from '../../domain/stock/stockTypes';
import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import { ITEM_SEGMENT } from '../address/isListingPath';
import type { Range } from '../searchState';
import { byPosition, DEFAULT_SORT_OPTIONS, type SortOption } from '../sortOptions';
import { type ConditionSettings, type ConditionWords, conditionWords } from './conditionWords';

/** A name of the index and its piece of an address. */
export interface VocabularyWord {
  readonly value: string;
  readonly slug: string;
  /** The vehicle types it is in stock in; absent: all three. */
  readonly vehTypes?: readonly VehType[];
}

export interface VocabularyMake extends VocabularyWord {
  readonly models: readonly VocabularyWord[];
}

/** A body type as people choose it, and the values of the index that it stands for (one or more). */
export interface BodyTypeOption {
  readonly label: string;
  readonly values: readonly string[];
}

/**
 * All that an address needs to be read: it ships with the page, so that a search is known before the index has come.
 * No two makes share a slug, nor two models of one make, and no make has the slug of a vehicle type or of `item`.
 */
export interface SearchVocabulary {
  readonly stockType: StockType;
  readonly conditions: Readonly<Record<VehType, ConditionWords>>;
  readonly makes: readonly VocabularyMake[];
  readonly bodyTypes: readonly BodyTypeOption[];
  readonly sortOptions: readonly SortOption[];
  /** The least and the greatest value in stock of each attribute that is filtered by range: the ends of a slider. */
  readonly bounds?: Readonly<Record<string, Required<Range>>>;
}

/** What the vocabulary is made from: general settings, and the options of content where it has any. */
export interface VocabularySettings extends ConditionSettings {
  /** Body-type options of content: a name and a comma-separated list of values. */
  readonly bodyTypes?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly sortOptions?: readonly SortOption[] | undefined;
}

interface NamedStock {
  readonly make: string;
  readonly model: string;
  readonly vehType?: VehType;
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The spelling that most of them use; of equally common ones the first by character code. */
const commonest = (spellings: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || byName(a, b));
  return first?.[0] ?? '';
};

/** Names without a letter or digit have no slug: they are written by their characters' codes. */
const segmentFor = (value: string): string =>
  addressSlug(value) ||
  Array.from(value)
    .slice(0, 12)
    .map((character) => character.codePointAt(0)?.toString(16))
    .join('-');

/** Slugs for names in order, told apart from each other and from the reserved words by a number. */
const tellApart = (values: readonly string[], reserved: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const wanted = new Set(values.map(segmentFor));
  const taken = new Set(reserved);
  const free = (segment: string, number: number): string => {
    const numbered = `${segment}-${number}`;
    return taken.has(numbered) || wanted.has(numbered) ? free(segment, number + 1) : numbered;
  };
  // Names with a slug of their own come first: no other name may take it, or a path would be read as the wrong one.
  // Names whose slug was cut short come next, then names without a slug.
  const named = values.filter((value) => slug(value) === segmentFor(value));
  const cut = values.filter((value) => slug(value) !== '' && slug(value) !== segmentFor(value));
  const nameless = values.filter((value) => slug(value) === '');
  const slugs = new Map<string, string>();
  for (const value of [...named, ...cut, ...nameless]) {
    const segment = segmentFor(value);
    const result = taken.has(segment) ? free(segment, 2) : segment;
    taken.add(result);
    slugs.set(value, result);
  }
  return slugs;
};

/** Groups of records whose names differ only in case or punctuation, named by the commonest spelling. */
const groupBySpelling = <Item>(items: readonly Item[], nameOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (nameOf(item).trim() === '') continue;
    const key = spellingKey(nameOf(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()]
    .map((group) => ({ value: commonest(group.map(nameOf)), group }))
    .sort((a, b) => byName(a.value, b.value));
};

const noWords: ReadonlySet<string> = new Set();

/** In which vehicle types a make or model is in stock; stock without one counts in all. */
const inVehTypes = (stock: readonly NamedStock[]): Pick<VocabularyWord, 'vehTypes'> => {
  const vehTypes = VEH_TYPES.filter((vehType) => stock.some((item) => (item.vehType ?? vehType) === vehType));
  return vehTypes.length === VEH_TYPES.length ? {} : { vehTypes };
};

const modelsOf = (stock: readonly NamedStock[]): readonly VocabularyWord[] => {
  const models = groupBySpelling(stock, (item) => item.model);
  const slugs = tellApart(
    models.map(({ value }) => value),
    noWords,
  );
  return models.map(({ value, group }) => ({
    value,
    slug: slugs.get(value) ?? segmentFor(value),
    ...inVehTypes(group),
  }));
};

const readBodyTypes = (options: VocabularySettings['bodyTypes']): readonly BodyTypeOption[] => {
  const valuesByLabel = new Map<string, Set<string>>();
  for (const { name, value } of options ?? []) {
    const values = value.split(',').flatMap((part) => part.trim() || []);
    if (name.trim() === '' || values.length === 0) continue;
    const known = valuesByLabel.get(name.trim()) ?? new Set();
    for (const each of values) known.add(each);
    valuesByLabel.set(name.trim(), known);
  }
  return [...valuesByLabel].map(([label, values]) => ({ label, values: [...values] }));
};

/**
 * The vocabulary of the stock that is for sale. The order of the records does not matter; makes and models come out
 * in the order of their names. Without body-type options every value of the index is its own label.
 */
export const buildVocabulary = (
  stock: readonly NamedStock[],
  settings: VocabularySettings,
): SearchVocabulary => {
  const conditions = conditionWords(settings);
  const reserved = new Set([
    ITEM_SEGMENT,
    ...VEH_TYPES.map((vehType) => vehType.toLowerCase()),
    ...Object.values(conditions).flatMap((words) => [words.slug, ...words.aliases]),
  ]);
  const makes = groupBySpelling(stock, (item) => item.make);
  const slugs = tellApart(
    makes.map(({ value }) => value),
    reserved,
  );
  return {
    stockType: settings.stockType,
    conditions,
    makes: makes.map(({ value, group }) => ({
      value,
      slug: slugs.get(value) ?? segmentFor(value),
      ...inVehTypes(group),
      models: modelsOf(group),
    })),
    bodyTypes: readBodyTypes(settings.bodyTypes),
    sortOptions: byPosition(settings.sortOptions?.length ? settings.sortOptions : DEFAULT_SORT_OPTIONS),
  };
};
