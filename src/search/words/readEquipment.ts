import { spellingKey } from '../../domain/stock/slug';
import { EQUIPMENT_NAMES, equipmentKeyword } from '../equipmentNames';
import { phrasesOf, type StockWords } from './stockWords';
import { eachPhrase, excludedBy, LONGEST_PHRASE, rewrite, type Token } from './tokens';

const KEYWORDS: ReadonlyMap<string, string> = new Map(
  EQUIPMENT_NAMES.flatMap((names) => {
    const keyword = equipmentKeyword(names);
    return names.map((name) => [spellingKey(name), keyword.includes('_') ? keyword : ''] as const);
  }).filter(([, keyword]) => keyword !== ''),
);

/** Reads equipment as a whole, before its words mean something else: an electric tailgate is not an electric car. */
export const readEquipment = (tokens: readonly Token[], stock: StockWords): void => {
  const { names, values } = phrasesOf(stock);
  eachPhrase(tokens, (from, length, key) => {
    const keyword = KEYWORDS.get(key);
    if (!keyword || names.has(key) || values.has(key) || excludedBy(tokens, from) > 0) return false;
    rewrite(tokens, from, length, keyword);
    return true;
  });
};

/** A text as it is searched while somebody types it, with its equipment as one word: `white leather_seats`. */
export const bindEquipment = (text: string): string => {
  const words = text.split(' ');
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 1; length -= 1) {
      const keyword = KEYWORDS.get(spellingKey(words.slice(from, from + length).join('')));
      if (keyword) words.splice(from, length, keyword);
    }
  return words.join(' ');
};
