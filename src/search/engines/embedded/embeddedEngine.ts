import type { StockCard } from '../../../domain/stock/stockCard';
import type { SearchEngine } from '../../engine';

/** The embedded engine. It rejects with a `SearchFault`; the next search after a fault starts again by itself. */
export type EmbeddedEngine = SearchEngine & {
  /** Cards in the order of `ids`; `undefined` for an id that is not in stock. */
  readonly getCards: (ids: readonly string[]) => Promise<readonly (StockCard | undefined)[]>;
  /** Loads the index before the first search, which uses the same files. Resolves to the number of records. */
  readonly warm: () => Promise<number>;
  /** Loads the index again after a fault. Resolves to the number of records. */
  readonly retry: () => Promise<number>;
};
