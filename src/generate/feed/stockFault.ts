import type { StockReport } from './stockReport';

/** Why the stock could not be loaded: the place and the reason, for the person who builds. */
export interface StockFault {
  /** The feed, or the mapping file and the place in it: `stock.mapping.yml: fields.make`. */
  readonly place: string;
  readonly reason: string;
  /** What is known of every row, if the feed could be read and was refused for what it holds. */
  readonly report?: StockReport;
}

/** One line for each fault. */
export const formatStockFaults = (faults: readonly StockFault[]): string =>
  faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n');
