import { countBy, groupBy } from '../../domain/groups';
import { addressSlug, slug, spellingKey } from '../../domain/stock/slug';
import { STOCK_TYPES, type StockType, VEH_TYPES, type VehType } from '../../domain/stock/stockTypes';
import { ITEM_SEGMENT } from '../listingPath';
import type { Range, SearchState } from '../searchState';
import { byPosition, DEFAULT_SORT_OPTIONS, type SortOption } from '../sortOptions';

/** A name in the index, and its segment in an address. */
export interface VocabularyWord {
  readonly value: string;
  readonly slug: string;
  /** The vehicle types in which it is in stock; absent for all three. */
  readonly vehTypes?: readonly VehType[];
}

export interface VocabularyMake extends VocabularyWord {
  readonly models: readonly VocabularyWord[];
}

/** A body type as people choose it, and the values of the index that it covers (at least one). */
export interface BodyTypeOption {
  readonly label: string;
  readonly values: readonly string[];
}

/**
 * Everything needed to read an address. It is part of the page, so that a search is known before the index has arrived.
 * No two makes share a slug, nor do two models of one make, and no make has the slug of a vehicle type or of `item`.
 */
export interface SearchVocabulary {
  readonly stockType: StockType;
  readonly conditions: Readonly<Record<VehType, ConditionWords>>;
  readonly makes: readonly VocabularyMake[];
  readonly bodyTypes: readonly BodyTypeOption[];
  readonly sortOptions: readonly SortOption[];
  /** The values in stock of each other attribute that an address may name; absent where there are too many for a page. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The smallest and largest value in stock of each attribute with a range filter: the ends of a slider. */
  readonly bounds?: Readonly<Record<string, Required<Range>>>;
}

/** The source of the vocabulary: general settings, and the options of the content, if it has any. */
export interface VocabularySettings extends ConditionSettings {
  readonly bodyTypes?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly sortOptions?: readonly SortOption[] | undefined;
}

interface NamedStock {
  readonly make: string;
  readonly model: string;
  readonly vehType?: VehType;
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The most common spelling. If several are equally common, the first by character code. */
const commonest = (spellings: readonly string[]): string => {
  const [first] = [...countBy(spellings)].sort(([a, m], [b, n]) => n - m || byName(a, b));
  return first?.[0] ?? '';
};

/** The segment for a name. A name without a letter or digit has no slug, so it is written with its character codes. */
const segmentFor = (value: string): string =>
  addressSlug(value) ||
  Array.from(value)
    .slice(0, 12)
    .map((character) => character.codePointAt(0)?.toString(16))
    .join('-');

/** Slugs for names, in order. A number distinguishes them from each other and from reserved words. */
const tellApart = (values: readonly string[], reserved: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const segments = new Set(values.map(segmentFor));
  const taken = new Set(reserved);
  const free = (segment: string, number: number): string => {
    const numbered = `${segment}-${number}`;
    return taken.has(numbered) || segments.has(numbered) ? free(segment, number + 1) : numbered;
  };
  // Names with their own slug come first: if another name took it, a path would be read as the wrong name.
  // Names whose slug was cut come next, then names without a slug.
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

/** Groups records whose names differ only in case or punctuation, under the most common spelling. */
const groupBySpelling = <Item>(items: readonly Item[], nameOf: (item: Item) => string) => {
  const groups = groupBy(items, (item) =>
    nameOf(item).trim() === '' ? undefined : spellingKey(nameOf(item)),
  );
  return [...groups.values()]
    .map((group) => ({ value: commonest(group.map(nameOf)), group }))
    .sort((a, b) => byName(a.value, b.value));
};

const noWords: ReadonlySet<string> = new Set();

/** The vehicle types in which a make or model is in stock. Stock without a type counts for all. */
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

/** The vocabulary of the stock for sale. Without body type options, every value of the index is its own label. */
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

/** The vehicle types that a search names, or else every type in stock. */
export function searchedVehTypes(
  { vehType: chosen }: SearchState,
  { makes }: SearchVocabulary,
): readonly VehType[] {
  if (chosen?.length) return chosen;
  const inStock = VEH_TYPES.filter((vehType) =>
    makes.some(({ vehTypes = VEH_TYPES }) => vehTypes.includes(vehType)),
  );
  return inStock.length > 0 ? inStock : VEH_TYPES;
}

/** The spellings of one vehicle type in a path: the one that we write, and others that we read. */
interface ConditionWords {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** The dealer's own addresses of the three listings, from the general settings; absent if the dealer has none. */
interface ConditionSettings {
  readonly stockType: StockType;
  readonly newVehiclesUrl?: string | null | undefined;
  readonly demoVehiclesUrl?: string | null | undefined;
  readonly usedVehiclesUrl?: string | null | undefined;
}

const STOCK_SEGMENT = 'stock';

/** `/stock/used-utes/?a=b` → `used-utes`. An origin alone has no last part. */
const lastPart = (address: string): string => {
  const path = address.replace(/[?#].*$/s, '').replace(/^([a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '');
  return slug(path.split('/').filter(Boolean).at(-1) ?? '');
};

/**
 * The spellings of the three vehicle types: the last part of the dealer's address if there is one, else `new-{plural}`,
 * `demo-{plural}`, `used-{plural}`. The other one is read too. A dealer's address with two meanings (one word for two types,
 * the word of another type, or a reserved word) is ignored.
 */
const conditionWords = (settings: ConditionSettings): Readonly<Record<VehType, ConditionWords>> => {
  const plural = slug(STOCK_TYPES[settings.stockType].plural);
  const fallbacks = VEH_TYPES.map((vehType) => `${vehType.toLowerCase()}-${plural}`);
  const slugs = [settings.newVehiclesUrl, settings.demoVehiclesUrl, settings.usedVehiclesUrl].map((url) =>
    lastPart(url ?? ''),
  );
  const words = (index: number): ConditionWords => {
    const fallback = fallbacks[index] as string;
    const own = slugs[index] as string;
    const isUsable =
      own !== '' &&
      own !== ITEM_SEGMENT &&
      own !== STOCK_SEGMENT &&
      slugs.indexOf(own) === index &&
      (own === fallback || !fallbacks.includes(own));
    return isUsable && own !== fallback
      ? { slug: own, aliases: [fallback] }
      : { slug: fallback, aliases: [] };
  };
  return { New: words(0), Demo: words(1), Used: words(2) };
};
