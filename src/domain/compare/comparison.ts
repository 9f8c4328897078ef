import { EM_DASH, formatNumber } from '../formatNumber';
import { DISPLAY_FIELD_KEYS, DISPLAY_FIELDS, type DisplayFieldKey } from '../stock/display/displayFields';
import { type SpecificationWords, stockDisplayGroups } from '../stock/display/displayRows';
import { DISPLAY_GROUPS, type DisplayGroupKey } from '../stock/specificationFacts';
import { factAmount, STOCK_FACTS } from '../stock/stockFacts';
import type { StockItem } from '../stock/stockItem';
import { daysBetween } from '../wallClock';
import { type Better, bestPlaces } from './bestValues';

export interface ComparedRow {
  /** Each row has another. */
  readonly label: string;
  /** In the order of the items, the shopper’s own vehicle last; an em dash where a value is unknown. */
  readonly values: readonly string[];
  /** The items with the best value, if one end of the row is plainly better. */
  readonly best?: { readonly word: string; readonly places: ReadonlySet<number> };
  /** Set for measures, such as a length, that decide less than equipment does. */
  readonly isMinor?: true;
}

interface Comparison {
  readonly differences: readonly ComparedRow[];
  /** The rows in which they don't, and those that only tell one item from another, such as stock numbers. */
  readonly rest: readonly ComparedRow[];
}

/** A fact that helps to choose, and so comes before the other specifications. */
interface LeadingFact {
  readonly label: string;
  /** The field of the specifications that it replaces. */
  readonly key?: DisplayFieldKey;
  readonly amount?: (item: StockItem, today: string) => number | undefined;
  readonly say: (item: StockItem, today: string) => string | undefined;
  readonly better?: Better;
}

const LOWEST: Better = { end: 'least', word: 'Lowest' };
const MOST: Better = { end: 'most', word: 'Most' };

/** The fuel of a plug-in hybrid is only half of what it uses: its litres can't be compared with another's. */
const litres = ({ fuelType = '', fuelCombined }: StockItem): number | undefined =>
  /plug/i.test(fuelType) ? undefined : fuelCombined;

const LEADING: readonly LeadingFact[] = [
  { label: 'Condition', say: ({ vehType }) => vehType },
  {
    key: 'odometer',
    label: DISPLAY_FIELDS.odometer.label,
    amount: ({ odometer }) => odometer,
    say: ({ odometer }) => (odometer === undefined ? undefined : DISPLAY_FIELDS.odometer.format(odometer)),
    better: LOWEST,
  },
  {
    label: 'Kilometres a year',
    amount: kilometresAYear,
    say: (item, today) => {
      const each = kilometresAYear(item, today);
      return each === undefined ? undefined : `About ${formatNumber(each)}`;
    },
    better: LOWEST,
  },
  {
    key: 'fuelCombined',
    label: 'Economy',
    amount: litres,
    say: ({ fuelCombined, fuelEconomy }) =>
      fuelCombined === undefined ? fuelEconomy : factAmount(STOCK_FACTS.fuelCombined, fuelCombined),
    better: LOWEST,
  },
];

/** The other facts that have a better end, by field of the specifications. */
const BETTER: Readonly<Partial<Record<DisplayFieldKey, Better>>> = {
  year: { end: 'most', word: 'Newest' },
  brakedTowing: MOST,
  payload: MOST,
  bootLitres: MOST,
  electricRange: { end: 'most', word: 'Furthest' },
};

const SAID: ReadonlySet<string> = new Set(['fuelEconomy', ...LEADING.map(({ key }) => key ?? '')]);

/** The facts of the specifications that come first: what shoppers buy one of two vehicles for. */
const EARLY: readonly DisplayFieldKey[] = ['brakedTowing', 'payload', 'electricRange', 'bootLitres'];

/** Groups of measures, whose other facts come after the equipment. */
const MINOR: ReadonlySet<DisplayGroupKey> = new Set(['engine', 'dimensions']);

/** Every other field, in the order of the rows. */
const FIELDS: readonly DisplayFieldKey[] = [
  ...EARLY,
  ...Object.keys(DISPLAY_GROUPS).flatMap((group) =>
    DISPLAY_FIELD_KEYS.filter((key) => DISPLAY_FIELDS[key].group === group && !EARLY.includes(key)),
  ),
].filter((key) => !SAID.has(key));

interface Sources {
  readonly words: SpecificationWords;
  /** `2026-11-29` */
  readonly today: string;
  /** The shopper’s own vehicle. It isn't for sale: it has a value in each row, but no part in differences and marks. */
  readonly own?: StockItem | undefined;
}

/** Stock items side by side: what differs, then the rest. The order of the items changes neither the rows nor the marks. */
export function comparison(items: readonly StockItem[], { words, today, own }: Sources): Comparison {
  const columns = own ? [...items, own] : items;
  const leading = LEADING.map(({ label, say, amount, better }) => ({
    isName: false,
    row: {
      label,
      values: columns.map((item) => say(item, today) ?? EM_DASH),
      ...marked(better, amount && items.map((item) => amount(item, today))),
    },
  }));
  const rows = [...leading, ...specificationRows(items, columns, words)].filter(({ row }) =>
    row.values.some((value) => value !== EM_DASH),
  );
  const isDifference = ({ isName, row: { values } }: Row) =>
    !isName && (items.length < 2 || new Set(values.slice(0, items.length)).size > 1);
  return {
    differences: rows.filter(isDifference).map(({ row }) => row),
    rest: rows.filter((row) => !isDifference(row)).map(({ row }) => row),
  };
}

interface Row {
  readonly row: ComparedRow;
  /** Whether it only tells one item from another. */
  readonly isName: boolean;
}

function specificationRows(
  items: readonly StockItem[],
  columns: readonly StockItem[],
  words: SpecificationWords,
): readonly Row[] {
  const specifications = columns.map(
    (item) =>
      new Map(
        stockDisplayGroups(item, words).flatMap(({ rows }) => rows.map((row) => [row.key, row] as const)),
      ),
  );
  return FIELDS.flatMap((key) => {
    const cells = specifications.map((fields) => fields.get(key));
    const label = cells.find((cell) => cell)?.label;
    if (label === undefined) return [];
    const best = marked(
      BETTER[key],
      items.map((item) => numberOf(item, key)),
    );
    return {
      isName: DISPLAY_FIELDS[key].group === 'identity',
      row: {
        label,
        values: cells.map((cell) => cell?.value ?? EM_DASH),
        ...best,
        ...(MINOR.has(DISPLAY_FIELDS[key].group) && !EARLY.includes(key) && { isMinor: true }),
      },
    };
  });
}

function marked(
  better: Better | undefined,
  amounts: readonly (number | undefined)[] | undefined,
): Pick<ComparedRow, 'best'> {
  if (!better || !amounts) return {};
  const places = bestPlaces(amounts, better.end);
  return places.size > 0 ? { best: { word: better.word, places } } : {};
}

const numberOf = (item: StockItem, key: DisplayFieldKey): number | undefined => {
  const value = Object.hasOwn(item, key) ? item[key as keyof StockItem] : undefined;
  return typeof value === 'number' ? value : undefined;
};

const DAYS_A_YEAR = 365.25;

/**
 * How far an item was driven in a year on average, in whole hundreds of kilometres. The feed has no more than its year, so it
 * counts from the middle of that year, 1 July. `undefined` if the year or the kilometres are unknown, for a new item,
 * and for one younger than a year, whose first months say little about a year.
 * @param today `2026-11-29`
 * @example
 * kilometresAYear({ vehType: 'Used', year: 2018, odometer: 186949 }, '2026-11-29') // → 22200
 */
export function kilometresAYear(
  { vehType, year, odometer }: Pick<StockItem, 'vehType' | 'year' | 'odometer'>,
  today: string,
): number | undefined {
  if (vehType === 'New' || year === undefined || odometer === undefined) return undefined;
  const years = daysBetween(`${year}-07-01`, today) / DAYS_A_YEAR;
  return years >= 1 ? Math.round(odometer / years / 100) * 100 : undefined;
}
