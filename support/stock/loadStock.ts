import { type LoadedStock, type LoadOptions, loadFeeds } from '../../generate/feed/loadStock';
import type { ReadOptions } from '../../generate/feed/source/source';
import type { StockFault } from '../../generate/feed/stockReport';
import type { StockFeed } from '../../src/config/feedSettings';
import type { Result } from '../../src/domain/result';

/** How the stock of one feed is loaded. */
export interface LoadStockOptions extends LoadOptions {
  /** A path, or an address: https, ftp, ftps or sftp. */
  readonly feed: string;
  readonly mappingFile?: string | null;
  readonly format?: string;
  readonly fetch?: Omit<StockFeed, 'address'> & ReadOptions;
}

/** Loads the stock of one feed. */
export const loadStock = ({
  feed,
  mappingFile,
  format,
  fetch,
  ...options
}: LoadStockOptions): Promise<Result<LoadedStock, readonly StockFault[]>> => {
  const one: StockFeed = { ...fetch, address: feed, mapping: mappingFile, format };
  return loadFeeds([one], { ...options, ...(fetch ? { reading: fetch } : {}) });
};
