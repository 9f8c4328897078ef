import { spellingKey } from '../../domain/stock/slug';
import type { SearchVocabulary } from './vocabulary';

/** A value of an address in the spelling of the stock: `diesel` → `Diesel`. What is not in stock stays as it is. */
export const valueInStock = (word: string, attribute: string, { values }: SearchVocabulary): string => {
  const own = values?.[attribute] ?? [];
  if (own.includes(word)) return word;
  const key = spellingKey(word);
  return own.find((value) => spellingKey(value) === key) ?? word;
};
