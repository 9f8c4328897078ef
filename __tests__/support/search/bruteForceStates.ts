import { FACT_NAMES, type FactName, STOCK_FACTS } from '../../../src/domain/stock/stockFacts';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { type BudgetTerms, budgetLimits } from '../../../src/search/budget';
import type { Range, SearchState } from '../../../src/search/searchState';
import { DEFAULT_SORT_OPTIONS, sortKey } from '../../../src/search/sortOptions';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import type { BodyTypeOption } from '../../../src/search/vocabulary/vocabulary';
import { compareValues } from './bruteForceSearch';
import { bruteForceText } from './bruteForceText';

/*
 * What a search state means, written a second time in plain words over the stock items themselves:
 * every item is asked about every filter. Of the search's own code only the text of a record (which words an item is
 * found by), its kinds of equipment and the budget's prices are used; nothing of the engine, its requests or its answers.
 */

type Attribute =
  | FactName
  | 'dealer'
  | 'vehType'
  | 'make'
  | 'model'
  | 'badge'
  | 'bodyType'
  | 'transmissionType'
  | 'fuelType'
  | 'colour'
  | 'seats'
  | 'location.name'
  | 'tags'
  | 'fittedWith'
  | 'odometer'
  | 'price'
  | 'year'
  | 'featured'
  | 'reduced'
  | 'brandCertified';

type Value = string | number | readonly string[] | undefined;

const dollars = ({ price, specialPrice }: StockItem): number | undefined => {
  const cents = specialPrice ?? price;
  return cents === undefined ? undefined : cents / 100;
};

/** A document counts as one that is there. */
const factOf =
  (name: FactName) =>
  (item: StockItem): Value =>
    STOCK_FACTS[name].holds === 'link' && item[name] !== undefined ? 'true' : item[name];

const fittedWith = (item: StockItem): readonly string[] => toIndexRecord(item).fittedWith ?? [];

const FIELDS: Readonly<Record<Attribute, (item: StockItem) => Value>> = {
  ...(Object.fromEntries(FACT_NAMES.map((name) => [name, factOf(name)])) as Readonly<
    Record<FactName, (item: StockItem) => Value>
  >),
  dealer: (item) => item.dealer,
  vehType: (item) => item.vehType,
  make: (item) => item.make,
  model: (item) => item.model,
  badge: (item) => item.variations,
  bodyType: (item) => item.bodyType,
  transmissionType: (item) => item.transmissionType,
  fuelType: (item) => item.fuelType,
  colour: (item) => item.colour,
  seats: (item) => (item.seats === undefined ? undefined : String(item.seats)),
  'location.name': (item) => item.location?.name,
  tags: (item) => item.tags,
  fittedWith,
  odometer: (item) => item.odometer,
  price: dollars,
  year: (item) => item.year,
  featured: (item) => String(item.featured),
  reduced: (item) => String(item.specialPrice !== undefined),
  brandCertified: (item) => String(item.brandCertified),
};

const ATTRIBUTES = Object.keys(FIELDS) as readonly Attribute[];

const LISTS = {
  vehType: 'vehType',
  make: 'make',
  model: 'model',
  badge: 'badge',
  transmissionType: 'transmissionType',
  fuelType: 'fuelType',
  colour: 'colour',
  seats: 'seats',
  location: 'location.name',
  dealer: 'dealer',
  tags: 'tags',
} as const satisfies Readonly<Record<string, Attribute>>;

const each = (value: Value): readonly (string | number)[] =>
  value === undefined || value === '' ? [] : typeof value === 'object' ? [...new Set(value)] : [value];

/** A filter of a state: the attribute whose own counts it does not narrow, where it has one. */
interface Asked {
  readonly key: string;
  readonly attribute: Attribute | null;
  readonly holds: (item: StockItem, place: number) => boolean;
}

/** The result that the shopper should see. */
export interface ExpectedResults {
  readonly count: number;
  /** The ids on the shown page. */
  readonly ids: readonly string[];
  readonly pages: number;
  /** The number of results without one of the filters. */
  readonly without: ReadonlyMap<string, number>;
  /** The count of each value of a filter, without that filter itself. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const PER_PAGE = 24;
const REACHED = 1000;

const within = (value: number | undefined, { min, max }: Range): boolean =>
  typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

const time = (iso: string | undefined): number | undefined =>
  iso === undefined ? undefined : Date.parse(iso);

const sortValue = (item: StockItem, field: string): string | number | undefined => {
  if (field === 'createdAt') return time(item.createdAt);
  if (field === 'updatedAt') return time(item.updatedAt);
  return each(FIELDS[field as Attribute](item))[0];
};

/** Answers states over these items (all for sale, in the order of the feed) by looking at each of them. */
export const bruteForceStates = (
  given: readonly StockItem[],
  { bodyTypes, terms }: { readonly bodyTypes: readonly BodyTypeOption[]; readonly terms: BudgetTerms },
) => {
  const inOrder = (a: number | string | undefined, b: number | string | undefined, sign: 1 | -1): number =>
    a === undefined || b === undefined
      ? Number(a === undefined) - Number(b === undefined)
      : sign * compareValues(a, b);
  const items = [...given].sort((a, b) => inOrder(time(a.createdAt), time(b.createdAt), 1));
  const lookForWords = bruteForceText(items.map(toIndexRecord));
  const textCosts = (keywords: string): readonly (number | null)[] =>
    keywords === '' ? items.map(() => 0) : lookForWords(keywords).costs;
  const values = items.map((item) => ATTRIBUTES.map((name) => FIELDS[name](item)));

  const asked = (state: SearchState, costs: readonly (number | null)[]): readonly Asked[] => {
    const filters: Asked[] = [];
    const add = (key: string, attribute: Attribute | null, holds: Asked['holds']) =>
      void filters.push({ key, attribute, holds });
    for (const [key, attribute] of Object.entries(LISTS)) {
      const values = (state as Readonly<Record<string, readonly string[] | undefined>>)[key];
      if (values)
        add(key, attribute, (item) =>
          each(FIELDS[attribute](item)).some((value) => values.includes(String(value))),
        );
    }
    if (state.equipment) {
      const { equipment } = state;
      add('equipment', null, (item) => equipment.every((kind) => fittedWith(item).includes(kind)));
    }
    for (const name of FACT_NAMES) {
      const wish: unknown = state[name];
      if (wish === undefined) continue;
      add(name, name, (item) => {
        const value = item[name];
        if (wish === true) return value !== undefined;
        return Array.isArray(wish)
          ? wish.includes(value)
          : within(value as number | undefined, wish as Range);
      });
    }
    if (state.bodyType) {
      const values = state.bodyType.flatMap(
        (label) => bodyTypes.find((option) => option.label === label)?.values ?? [label],
      );
      add('bodyType', 'bodyType', (item) => values.includes(item.bodyType ?? ''));
    }
    const { kilometresMax, priceRange, yearRange, budget } = state;
    if (kilometresMax !== undefined)
      add('kilometresMax', 'odometer', (item) => within(item.odometer, { max: kilometresMax }));
    if (priceRange) add('priceRange', 'price', (item) => within(dollars(item), priceRange));
    if (yearRange) add('yearRange', 'year', (item) => within(item.year, yearRange));
    if (state.special) add('special', 'featured', (item) => item.featured);
    if (state.reduced) add('reduced', 'reduced', (item) => item.specialPrice !== undefined);
    if (state.brandCertified) add('brandCertified', 'brandCertified', (item) => item.brandCertified);
    if (state.keywords !== undefined) add('keywords', null, (_item, place) => costs[place] !== null);
    const limits = budget && budgetLimits(budget, terms);
    if (limits?.kind === 'ok')
      add('budget', null, (item) =>
        within(dollars(item), { max: limits.value[item.vehType] ?? Number.NEGATIVE_INFINITY }),
      );
    return filters;
  };

  return (state: SearchState): ExpectedResults => {
    const costs = textCosts(state.keywords ?? '');
    const filters = asked(state, costs);
    const found: { item: StockItem; place: number }[] = [];
    const without = new Map(filters.map(({ key }) => [key, 0]));
    const counts = new Map(ATTRIBUTES.map((name) => [name, new Map<string, number>()]));
    const count = (name: Attribute, value: string | number): void => {
      const own = counts.get(name);
      own?.set(String(value), (own.get(String(value)) ?? 0) + 1);
    };
    items.forEach((item, place) => {
      const against = filters.filter((filter) => !filter.holds(item, place));
      if (against.length === 0) found.push({ item, place });
      for (const [key, size] of without)
        if (against.every((filter) => filter.key === key)) without.set(key, size + 1);
      // A vehicle that one filter alone keeps out still counts among the values of that filter.
      const keptOutBy = against[0]?.attribute;
      if (against.length < 2)
        ATTRIBUTES.forEach((name, i) => {
          if (against.length === 0 || name === keptOutBy)
            for (const value of each(values[place]?.[i])) count(name, value);
        });
    });
    // Without an order, words put the best match first; without words, the latest arrival comes first.
    const order = state.sortBy ?? (state.keywords === undefined ? 'createdAt_desc' : undefined);
    const sort = DEFAULT_SORT_OPTIONS.find((option) => sortKey(option) === order);
    const ordered = [...found].sort((a, b) =>
      sort
        ? inOrder(
            sortValue(a.item, sort.field),
            sortValue(b.item, sort.field),
            sort.direction === 'asc' ? 1 : -1,
          )
        : (costs[a.place] ?? 0) - (costs[b.place] ?? 0),
    );
    const from = ((state.page ?? 1) - 1) * PER_PAGE;
    return {
      count: found.length,
      pages: Math.ceil(Math.min(found.length, REACHED) / PER_PAGE),
      ids: ordered
        .slice(0, REACHED)
        .slice(from, from + PER_PAGE)
        .map(({ item }) => item.id),
      without,
      counts,
    };
  };
};
