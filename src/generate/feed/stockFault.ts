/** Why the stock could not be loaded: where to look, and what is wrong there. Shown to the person who builds. */
export interface StockFault {
  /** The feed, or the mapping file and the place in it: `stock.mapping.json: fields.make.match`. */
  readonly place: string;
  readonly reason: string;
}

/** One line a fault. */
export const formatStockFaults = (faults: readonly StockFault[]): string =>
  faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n');
