import { EM_DASH } from '../formatNumber';
import { type SpecificationWords, stockDisplayGroups } from '../stock/display/displayRows';
import type { StockItem } from '../stock/stockItem';

/** One row of a comparison: a label, and a value for each stock item in the order of the items. */
interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether the values differ. */
  readonly differs: boolean;
}

/** The specifications of stock items side by side. An item without a value that another item has gets an em dash. */
export function comparison(items: readonly StockItem[], words: SpecificationWords): readonly ComparedRow[] {
  const ofEach = items.map((item) =>
    stockDisplayGroups(item, words).flatMap(({ rows }) =>
      rows.map(({ key, label, value }) => ({ key, label, value })),
    ),
  );
  const labels = new Map(ofEach.flat().map(({ key, label }) => [key, label]));
  return [...labels].map(([key, label]) => {
    const values = ofEach.map((rows) => rows.find((row) => row.key === key)?.value ?? EM_DASH);
    return { label, values, differs: new Set(values).size > 1 };
  });
}
