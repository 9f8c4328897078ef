import { storedValue } from './storedValue';

export interface SavedSearch {
  /** Path and query of the listing, in canonical form. */
  readonly address: string;
  /** The search in the words of the listing. */
  readonly words: string;
  /** When its results were last seen: milliseconds since 1970. */
  readonly seenAt: number;
}

const MAX_SEARCHES = 30;

/** The searches that the shopper wants to run again, the latest first. */
export const savedSearches = storedValue<readonly SavedSearch[]>({
  name: 'searches',
  lifetime: 'device',
  empty: [],
  parse: parseSearches,
});

/** The list with this search in first place. The same search is never there twice. */
export const withSearch = (all: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] =>
  [search, ...withoutSearch(all, search.address)].slice(0, MAX_SEARCHES);

export const withoutSearch = (all: readonly SavedSearch[], address: string): readonly SavedSearch[] =>
  all.filter((one) => one.address !== address);

/** Records that the shopper has just seen the results of a search. */
export const searchSeen = (
  all: readonly SavedSearch[],
  address: string,
  now: number,
): readonly SavedSearch[] => all.map((one) => (one.address === address ? { ...one, seenAt: now } : one));

/** Reads stored searches, perhaps from another version of the site. Leaves out what is no address of this site's stock. */
export function parseSearches(value: unknown): readonly SavedSearch[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((one: Partial<SavedSearch> | null): SavedSearch[] => {
    const { address, words, seenAt } = Object(one) as Readonly<Record<string, unknown>>;
    const isWhole =
      typeof address === 'string' &&
      address.startsWith('/stock/') &&
      typeof words === 'string' &&
      words !== '';
    return isWhole ? [{ address, words, seenAt: Number.isFinite(seenAt) ? Number(seenAt) : 0 }] : [];
  });
  const addresses = new Set<string>();
  return read
    .filter(({ address }) => !addresses.has(address) && addresses.add(address))
    .slice(0, MAX_SEARCHES);
}
