import type { StockFieldName } from '../../../domain/stock/stockFields';
import type { FieldObserver } from '../importFeed';

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
const MOST_DISTINCT = 50_000;
/** So many numbers show where the middle is. */
const MOST_NUMBERS = 50_000;
const MOST_COMMON = 5;
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
      if (this.first === '' || value < this.first) this.first = value;
      if (value > this.last) this.last = value;
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

  private measure(value: number): void {
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
    if (this.numbers.length < MOST_NUMBERS) this.numbers.push(value);
  }

  private count(value: string | number): void {
    const before = this.values.get(value);
    if (before === undefined && this.values.size >= MOST_DISTINCT) this.isUncounted = true;
    else this.values.set(value, (before ?? 0) + 1);
  }

  profile(field: StockFieldName): FieldProfile {
    const sorted = [...this.numbers].sort((a, b) => a - b);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    const commonest = [...this.values].sort((a, b) => b[1] - a[1]).slice(0, MOST_COMMON);
    const { given, usable, least, most, counting, first, last } = this;
    return {
      ...{ field, given, usable, counts: counting },
      ...(middle === undefined ? {} : { range: { least, middle, most } }),
      ...(first === '' ? {} : { dates: [first, last] as const }),
      ...(this.isUncounted ? {} : { distinct: this.values.size }),
      commonest: commonest.map(([value, rows]) => ({ value, rows })),
    };
  }
}

/** Watches an import and describes the values of every field. */
export function createProfiles(): FieldObserver & { readonly profiles: () => readonly FieldProfile[] } {
  const fields = new Map<StockFieldName, Growing>();
  return {
    field: (field, _raw, value) => {
      let growing = fields.get(field);
      if (!growing) {
        growing = new Growing();
        fields.set(field, growing);
      }
      growing.add(value);
    },
    restart: () => fields.clear(),
    profiles: () => [...fields].map(([field, growing]) => growing.profile(field)),
  };
}
