import { mappingFileBeside } from '../generate/feed/mapping/readMapping';
import type { StockFeed } from '../src/config/feedSettings';

/**
 * The feeds of the settings, or the one that a command names: by its name or address there, or any other file or address. Such
 * a file is read as the settings say that the site's only feed is read, unless a mapping file is beside it. No secret of the
 * settings goes to another address.
 */
export function chosenFeeds(feeds: readonly StockFeed[], named: string | undefined): readonly StockFeed[] {
  if (named === undefined) return feeds;
  const known = feeds.filter(({ name, address }) => name === named || address === named);
  if (known.length > 0) return known;
  const [only, ...others] = feeds;
  if (!only || others.length > 0) return [{ address: named }];
  const { format, mapping, defaults, entry } = only;
  return [{ address: named, format, mapping: mappingFileBeside(named) ?? mapping, defaults, entry }];
}
