import { formatNumber } from '../../../src/domain/formatNumber';
import { factUnit } from '../../../src/domain/stock/factUnits';
import { FACT_NAMES, STOCK_FACTS } from '../../../src/domain/stock/stockFacts';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import type { FieldObserver } from '../feedPass';

/** What the values of one field are like, over all rows of a feed. */
export interface FieldProfile {
  readonly field: StockFieldName;
  /** Rows whose column has something. */
  readonly given: number;
  /** Rows whose value can be used. */
  readonly usable: number;
  /** Of numbers: the least, the middle and the greatest; of lists, of how many entries; of texts with paragraphs, of characters. */
  readonly range?: { readonly least: number; readonly middle: number; readonly most: number };
  readonly counts: 'values' | 'entries' | 'characters';
  /** Of dates: the first and the last. */
  readonly dates?: readonly [string, string];
  /** How many different values there are; absent if there are too many to count. */
  readonly distinct?: number;
  /** The commonest first. */
  readonly commonest: readonly { readonly value: string | number; readonly rows: number }[];
}

/** More different values than this are not counted. */
const MAX_DISTINCT = 50_000;
/** This many numbers are enough to find the middle. */
const MAX_NUMBERS = 50_000;
const MAX_COMMON = 5;
/** A text that is longer, in characters, is not a value that others share. */
const LONGEST = 120;

const DATE = /^\d{4}-\d{2}-\d{2}T/;

/** The entries of a group of equipment; anything else is one entry. */
const entriesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries)
    ? value.entries
    : [value];

class Growing {
  given = 0;
  usable = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  first = '';
  last = '';
  counting: FieldProfile['counts'] = 'values';
  readonly numbers: number[] = [];
  readonly values = new Map<string | number, number>();
  isUncounted = false;

  add(value: unknown): void {
    this.given++;
    if (value === undefined) return;
    this.usable++;
    if (typeof value === 'number') this.measure(value);
    if (typeof value === 'string' && DATE.test(value)) {
      this.date(value);
      this.count(value.slice(0, 10));
    } else if (Array.isArray(value)) {
      this.counting = 'entries';
      const entries = value.flatMap(entriesOf);
      this.measure(entries.length);
      for (const entry of entries) if (typeof entry === 'string') this.count(entry);
    } else if (typeof value === 'string' && (value.length > LONGEST || value.includes('\n'))) {
      this.counting = 'characters';
      this.measure(value.length);
      this.count(value.slice(0, LONGEST));
    } else if (typeof value === 'string' || typeof value === 'number') this.count(value);
    else if (typeof value === 'boolean') this.count(value ? 'yes' : 'no');
  }

  private date(value: string): void {
    if (this.first === '' || value < this.first) this.first = value;
    if (value > this.last) this.last = value;
  }

  private measure(value: number): void {
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
    if (this.numbers.length < MAX_NUMBERS) this.numbers.push(value);
  }

  private count(value: string | number, rows = 1): void {
    const before = this.values.get(value);
    if (before === undefined && this.values.size >= MAX_DISTINCT) this.isUncounted = true;
    else this.values.set(value, (before ?? 0) + rows);
  }

  /** Adds the values of the same field in another feed. */
  join(other: Growing): this {
    this.given += other.given;
    this.usable += other.usable;
    this.least = Math.min(this.least, other.least);
    this.most = Math.max(this.most, other.most);
    if (other.first !== '') for (const end of [other.first, other.last]) this.date(end);
    this.numbers.push(...other.numbers.slice(0, MAX_NUMBERS - this.numbers.length));
    this.isUncounted ||= other.isUncounted;
    for (const [value, rows] of other.values) this.count(value, rows);
    return this;
  }

  profile(field: StockFieldName): FieldProfile {
    const sorted = [...this.numbers].sort((a, b) => a - b);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    const commonest = [...this.values].sort((a, b) => b[1] - a[1]).slice(0, MAX_COMMON);
    const { given, usable, least, most, counting, first, last } = this;
    return {
      field,
      given,
      usable,
      counts: counting,
      ...(middle === undefined ? {} : { range: { least, middle, most } }),
      ...(first === '' ? {} : { dates: [first, last] as const }),
      ...(this.isUncounted ? {} : { distinct: this.values.size }),
      commonest: commonest.map(([value, rows]) => ({ value, rows })),
    };
  }
}

/** Watches the import of one feed. */
export interface Watch extends FieldObserver {
  readonly fields: ReadonlyMap<StockFieldName, Growing>;
}

export function watchFields(): Watch {
  const fields = new Map<StockFieldName, Growing>();
  return {
    fields,
    field: (field, value) => {
      const growing = fields.get(field) ?? new Growing();
      fields.set(field, growing);
      growing.add(value);
    },
    restart: () => fields.clear(),
  };
}

/** Describes the values of every field, over all feeds. */
export function profilesOf(feeds: readonly Watch[]): readonly FieldProfile[] {
  const all = new Map<StockFieldName, Growing>();
  for (const { fields } of feeds)
    for (const [field, growing] of fields) all.set(field, all.get(field)?.join(growing) ?? growing);
  return [...all].map(([field, growing]) => growing.profile(field));
}

/** Names of fields for people, where the field's own words would not do. */
const LABELS: Readonly<Partial<Record<StockFieldName, string>>> = {
  id: 'Id',
  vehType: 'Condition',
  stockType: 'Kind of stock',
  variations: 'Badge',
  odometer: 'Kilometres',
  images: 'Pictures',
  'location.name': 'Location',
  siteDescription: 'Description',
  vin: 'VIN',
  stockName: 'Title',
  stockSubname: 'Subtitle',
  createdAt: 'Added on',
  updatedAt: 'Changed on',
  doorNum: 'Doors',
  transNum: 'Gears',
  ancapRating: 'ANCAP rating',
  ancapYear: 'ANCAP year',
  lengthMeters: 'Length in metres',
  lengthFeet: 'Length in feet',
  length: 'Length in millimetres',
  gvm: 'GVM',
  gcm: 'GCM',
  atm: 'ATM',
  spinImages: 'Turning view',
};

/** `registrationNumber` → `Registration number`. */
export const fieldLabel = (field: StockFieldName | 'row'): string => {
  if (field === 'row') return 'Whole row';
  const label = LABELS[field];
  if (label !== undefined) return label;
  const words = field.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const UNITS: Readonly<Partial<Record<StockFieldName, string>>> = {
  odometer: 'km',
  ...Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const fact = STOCK_FACTS[name];
      return fact.holds === 'number' ? [[name, factUnit(fact.unit).label]] : [];
    }),
  ),
};

const YEARS: ReadonlySet<StockFieldName> = new Set(['year', 'ancapYear', 'greenStarYear']);

/** A whole number as people read it. */
export const figure = formatNumber;

/** A value as people read it: `$45,990`, `81,204 km`, `2021`. */
export function valueText(field: StockFieldName, value: string | number): string {
  if (typeof value === 'string') return value === 'poa' ? 'Price on Application' : value;
  if (field === 'price' || field === 'specialPrice') return `$${figure(value / 100)}`;
  if (YEARS.has(field)) return String(value);
  const unit = UNITS[field];
  return !unit ? figure(value) : `${figure(value)} ${unit}`;
}

/** From where to where a field's values go, in words; empty if they have no order. */
export function rangeText({ field, range, dates, counts }: FieldProfile): string {
  const span = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);
  if (dates) return span(dates[0].slice(0, 10), dates[1].slice(0, 10));
  if (!range) return '';
  const { least, most } = range;
  if (counts === 'values') return span(valueText(field, least), valueText(field, most));
  const of = field === 'images' || field === 'spinImages' ? 'pictures' : counts;
  return `${span(figure(least), figure(most))} ${most === 1 ? of.replace(/ies$/, 'y').replace(/s$/, '') : of}`;
}

/** `97 %`; never 100 or 0 where that would hide some rows. */
export function share(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %';
  if (part === whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))} %`;
}

/** Every field that a feed can give, with its unit and its name for people. */
export const fieldList = (): string =>
  STOCK_FIELD_NAMES.map((field) =>
    `${field.padEnd(24)} ${(field === 'price' || field === 'specialPrice' ? '$' : (UNITS[field] ?? '')).padEnd(10)} ${fieldLabel(field)}`.trimEnd(),
  ).join('\n');
