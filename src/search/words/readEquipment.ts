import { spellingKey } from '../../domain/stock/slug';
import { EQUIPMENT_NAMES, equipmentKeyword } from '../equipmentNames';
import { phrasesOf, type StockWords } from './stockWords';
import { consume, eachPhrase, excludedBy, phraseKey, type Token } from './tokens';

const KEYWORDS: ReadonlyMap<string, string> = new Map(
  EQUIPMENT_NAMES.flatMap((names) => {
    const keyword = equipmentKeyword(names);
    return names.map((name) => [spellingKey(name), keyword.includes('_') ? keyword : ''] as const);
  }).filter(([, keyword]) => keyword !== ''),
);

/** Reads equipment as a whole, before its words mean something else: an electric tailgate is not an electric car. */
export const readEquipment = (tokens: readonly Token[], stock: StockWords): void => {
  const { names, values } = phrasesOf(stock);
  eachPhrase(tokens, (from, length) => {
    const key = phraseKey(tokens, from, length);
    const keyword = KEYWORDS.get(key);
    if (!keyword || names.has(key) || values.has(key) || excludedBy(tokens, from) > 0) return false;
    consume(tokens, from, length);
    tokens.slice(from, from + length).forEach((token, place) => {
      token.raw = place === 0 ? keyword : '';
    });
    return true;
  });
};
