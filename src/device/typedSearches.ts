import { keptValue } from './keptValue';

const MOST = 5;

/** The words that this shopper searched for, the latest first. They stay on the device. */
export const typedSearches = keptValue<readonly string[]>({
  name: 'typed',
  lifetime: 'device',
  empty: [],
  parse: (kept) =>
    Array.isArray(kept)
      ? kept.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST)
      : undefined,
});

/** Stores the words of a search in first place. */
export function keepTypedSearch(text: string): void {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return;
  const others = typedSearches.read().filter((one) => one.toLowerCase() !== words.toLowerCase());
  typedSearches.keep([words, ...others].slice(0, MOST));
}
