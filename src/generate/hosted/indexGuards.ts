/** "Far fewer" is fewer than this share of what the index holds, as for the feed. */
const LEAST_SHARE = 0.5;

const number = (value: number): string => value.toLocaleString('en-AU');

/**
 * Why a hosted index should not be replaced: there is nothing to put in its place, or far fewer records. `null` where
 * nothing speaks against it.
 * @param held how many records the index holds; `null` where there is no index yet
 */
export const guardSize = (held: number | null, coming: number): string | null => {
  if (coming === 0) return 'there is no vehicle for sale: the hosted index would be empty';
  if (held !== null && coming < held * LEAST_SHARE)
    return `the hosted index holds ${number(held)} records and would be left with ${number(coming)}, fewer than half`;
  return null;
};

/** What a key that everybody gets may be allowed to do. */
const HARMLESS: ReadonlySet<string> = new Set(['search']);

/**
 * Why a key must not be published: it may do more than search. `null` for one that may not.
 * @param rights what the service says the key may do; `null` where it does not say: to a build whose own key may not look
 *   at keys, and of a key that was made from another one
 */
export const guardSearchKey = (rights: readonly string[] | null): string | null => {
  const dangerous = (rights ?? []).filter((right) => !HARMLESS.has(right));
  return dangerous.length === 0
    ? null
    : `ALGOLIA_SEARCH_KEY would be published and may do more than search: ${dangerous.join(', ')}`;
};
