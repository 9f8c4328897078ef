import { storedValue } from './storedValue';

const MOST = 5;

/** The words that this shopper searched for, the latest first. They stay on the device. */
export const typedSearches = storedValue<readonly string[]>({
  name: 'typed',
  lifetime: 'device',
  empty: [],
  parse: (value) =>
    Array.isArray(value)
      ? value.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST)
      : undefined,
});

export function keepTypedSearch(text: string): void {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return;
  const others = typedSearches.read().filter((one) => one.toLowerCase() !== words.toLowerCase());
  typedSearches.store([words, ...others].slice(0, MOST));
}
