import { EM_DASH } from '../stock/display/emDash';
import { stockDisplayGroups } from '../stock/display/stockDisplayGroups';
import type { StockItem } from '../stock/stockItem';

/** A line of a comparison: one fact, with a value for each stock item in its order. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether the stock items differ in it. */
  readonly differs: boolean;
}

/** The specifications of stock items side by side. A fact that only some have is an em dash for the others. */
export function comparison(items: readonly StockItem[]): readonly ComparedRow[] {
  const ofEach = items.map((item) =>
    stockDisplayGroups(item).flatMap(({ rows }) =>
      rows.map(({ key, label, value }) => ({ key, label, value })),
    ),
  );
  const labels = new Map(ofEach.flat().map(({ key, label }) => [key, label]));
  return [...labels].map(([key, label]) => {
    const values = ofEach.map((rows) => rows.find((row) => row.key === key)?.value ?? EM_DASH);
    return { label, values, differs: new Set(values).size > 1 };
  });
}
