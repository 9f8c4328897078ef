import { keptValue } from './keptValue';

const MOST = 5;

/** What this shopper searched for by words, the last one first. It stays on the device. */
export const typedSearches = keptValue<readonly string[]>({
  name: 'typed',
  lifetime: 'device',
  empty: [],
  parse: (kept) =>
    Array.isArray(kept)
      ? kept.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST)
      : undefined,
});

/** Keeps what was searched for just now in front of the others. */
export function keepTypedSearch(text: string): void {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return;
  const others = typedSearches.read().filter((one) => one.toLowerCase() !== words.toLowerCase());
  typedSearches.keep([words, ...others].slice(0, MOST));
}
