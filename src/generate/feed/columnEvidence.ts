import { pointsOf } from '../../domain/stock/parse/readNumber';
import type { ColumnStyle } from '../../domain/stock/parse/readText';
import { dateOrderOf } from '../../domain/stock/parse/readTime';
import type { ColumnStyles } from '../../domain/stock/parseStockItem';
import { DATES, LARGE_NUMBERS, type StockFieldName } from '../../domain/stock/stockFields';

/** What the cells of one column have shown. */
type Counts = Partial<Record<'thousands' | 'decimals' | 'open' | 'dayFirst' | 'monthFirst', number>>;

/** Collects how the columns of a feed write numbers and dates, to decide about the cells that leave it open. */
export interface ColumnEvidence {
  readonly add: (field: StockFieldName, raw: unknown) => void;
  readonly styles: () => ColumnStyles;
  /** One sentence for each column that is not read in the usual way. */
  readonly notices: () => readonly string[];
}

const entriesOf = <Key extends string, Value>(
  map: ReadonlyMap<Key, Value>,
): readonly (readonly [Key, Value])[] => [...map];

const partsThousands = ({ thousands = 0, open = 0, decimals = 0 }: Counts): boolean =>
  decimals === 0 && thousands + open > 0;

const isMonthFirst = ({ monthFirst = 0, dayFirst = 0 }: Counts): boolean => monthFirst > 0 && dayFirst === 0;

export const createEvidence = (): ColumnEvidence => {
  const columns = new Map<StockFieldName, Counts>();
  const countsOf = (field: StockFieldName): Counts => {
    const counts = columns.get(field) ?? {};
    columns.set(field, counts);
    return counts;
  };
  return {
    add: (field, raw) => {
      if (typeof raw !== 'string' || !(LARGE_NUMBERS.has(field) || DATES.has(field))) return;
      const kind = LARGE_NUMBERS.has(field) ? pointsOf(raw) : DATES.has(field) ? dateOrderOf(raw) : undefined;
      if (kind === undefined) return;
      const counts = countsOf(field);
      counts[kind] = (counts[kind] ?? 0) + 1;
    },
    styles: () =>
      Object.fromEntries(
        entriesOf(columns).flatMap(([field, counts]): [StockFieldName, ColumnStyle][] => {
          if (partsThousands(counts)) return [[field, { points: 'thousands' }]];
          return isMonthFirst(counts) ? [[field, { dates: 'monthFirst' }]] : [];
        }),
      ),
    notices: () =>
      entriesOf(columns).flatMap(([field, counts]) => {
        if (partsThousands(counts))
          return [`${field}: points part thousands in this column (9.990 is 9,990)`];
        if (isMonthFirst(counts))
          return [`${field}: the month comes first in this column (11/3/2026 is 3 November)`];
        if ((counts.open ?? 0) > 0)
          return [
            `${field}: some values could be thousands or fractions (9.990): they were read as fractions, as other values of the column are`,
          ];
        return [];
      }),
  };
};
