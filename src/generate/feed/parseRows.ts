import type { StockContext } from '../../domain/stock/parseStockItem';
import type { StockItem } from '../../domain/stock/stockItem';
import { mappedColumns } from './mappedColumns';
import type { Mapping } from './mapping';
import { parseRow, quarantine, rowFault } from './parseRow';
import type { RawRow } from './rawFeed';
import type { QuarantinedRow } from './stockReport';

export interface ParsedRows {
  readonly items: readonly StockItem[];
  readonly quarantined: readonly QuarantinedRow[];
  /** How many rows each repair was applied to. */
  readonly repaired: Readonly<Record<string, number>>;
}

/** How many rows pass between two calls of `onProgress`. */
const PROGRESS_ROWS = 1000;

/**
 * Turns every row into a stock item, or puts it into quarantine with all its faults. No row is lost, and none stops the
 * others. Of several rows with one id, the first counts.
 */
export const parseRows = (
  rows: readonly RawRow[],
  mapping: Mapping,
  context: StockContext,
  onProgress: (done: number, total: number) => void = () => {},
): ParsedRows => {
  const columns = mappedColumns(mapping);
  const items: StockItem[] = [];
  const quarantined: QuarantinedRow[] = [];
  const repaired: Record<string, number> = {};
  const rowById = new Map<string, number>();

  rows.forEach((row, index) => {
    const done = index + 1;
    if (done % PROGRESS_ROWS === 0 || done === rows.length) onProgress(done, rows.length);

    const parsed = parseRow(row, mapping, columns, context);
    if (parsed.kind === 'err') {
      quarantined.push(parsed.fault);
      return;
    }
    const { item, repair } = parsed.value;
    const earlier = rowById.get(item.id);
    if (earlier !== undefined) {
      quarantined.push(quarantine(row, item.id, rowFault(`has the same id as row ${earlier}`)));
      return;
    }
    rowById.set(item.id, row.row);
    items.push(item);
    if (repair !== undefined) repaired[repair] = (repaired[repair] ?? 0) + 1;
  });
  return { items, quarantined, repaired };
};
