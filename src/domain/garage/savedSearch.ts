/** A search that the shopper wants to run again. */
export interface SavedSearch {
  /** Path and query of the listing, in canonical form. */
  readonly address: string;
  /** What it asks for, as the listing says it. */
  readonly words: string;
  /** When its results were last seen: milliseconds since 1970. */
  readonly seenAt: number;
}

const MOST_SEARCHES = 30;

/** Searches with this one in the first place; the same search stands once. */
export const withSearch = (all: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] =>
  [search, ...withoutSearch(all, search.address)].slice(0, MOST_SEARCHES);

export const withoutSearch = (all: readonly SavedSearch[], address: string): readonly SavedSearch[] =>
  all.filter((one) => one.address !== address);

/** The results of a search were seen just now. */
export const searchSeen = (
  all: readonly SavedSearch[],
  address: string,
  now: number,
): readonly SavedSearch[] => all.map((one) => (one.address === address ? { ...one, seenAt: now } : one));

/**
 * Reads saved searches, perhaps of another version of the site. Entries that cannot be shown are left out, the rest stays.
 * An address leads nowhere but to this site's own stock.
 */
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
    .slice(0, MOST_SEARCHES);
}
