import { parseSearches, type SavedSearch } from '../domain/garage/savedSearch';
import { storedValue } from './storedValue';

/** The searches that the shopper wants to run again, the latest first. */
export const savedSearches = storedValue<readonly SavedSearch[]>({
  name: 'searches',
  lifetime: 'device',
  empty: [],
  parse: parseSearches,
});
