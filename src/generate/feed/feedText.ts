import { err, ok, type Result } from '../../domain/result';
import { type DecodedFeed, decodeFeed } from './decodeFeed';
import { readSource } from './source/readSource';
import type { FeedSource, ReadOptions } from './source/source';
import type { StockFault } from './stockFault';

/** How a feed is read, beside its address. */
export type FetchOptions = Omit<FeedSource, 'address'> & ReadOptions;

export interface FeedText extends DecodedFeed {
  /** False if the server does not say where its answers end. The text may be truncated. */
  readonly isEndKnown: boolean;
  /** The name of the file that was read, which differs from the feed's if that is a folder or a zip. */
  readonly name: string;
}

/** The text of a feed: a path or an address, packed or not. */
export const feedText = async (
  feed: string,
  options: FetchOptions = {},
): Promise<Result<FeedText, StockFault>> => {
  const read = await readSource({ ...options, address: feed }, options);
  if (read.kind === 'err') return err(read.fault);
  const { bytes, charset, isEndKnown, name, notices } = read.value;
  const decoded = decodeFeed(bytes, charset);
  return ok({ ...decoded, isEndKnown, name, notices: [...notices, ...decoded.notices] });
};
