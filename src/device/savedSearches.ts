import { parseSearches, type SavedSearch } from '../domain/garage/savedSearch';
import { keptValue } from './keptValue';

/** The searches that the shopper wants to run again, the latest first. */
export const savedSearches = keptValue<readonly SavedSearch[]>({
  name: 'searches',
  lifetime: 'device',
  empty: [],
  parse: parseSearches,
});
