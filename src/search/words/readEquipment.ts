import { oncePer } from '../../domain/oncePer';
import { spellingKey } from '../../domain/stock/slug';
import { EQUIPMENT_NAMES, equipmentKeyword, fittedKinds } from '../equipmentNames';
import type { SearchState } from '../searchState';
import { otherNumber } from '../stemming';
import { phrasesOf, type StockWords } from './stockWords';
import { consume, eachPhrase, excludedBy, ignore, LONGEST_PHRASE, rewrite, type Token } from './tokens';

const KEYWORDS: ReadonlyMap<string, string> = new Map(
  EQUIPMENT_NAMES.flatMap((names) => {
    const keyword = equipmentKeyword(names);
    return names.map((name) => [spellingKey(name), keyword.includes('_') ? keyword : ''] as const);
  }).filter(([, keyword]) => keyword !== ''),
);

/** What descriptions offer to fit as often as they say that it is there: only a list of equipment is sure of it. */
const ACCESSORIES = /^(?:tow_bar|tub_liner|bull_bar|tray_back|roof_racks|side_steps)$/;

/** The kinds of equipment in stock, by every name that shoppers have for them. */
const labelsOf = oncePer((stock: StockWords): ReadonlyMap<string, string> => {
  const byName = new Map<string, string>();
  for (const label of stock.values.equipment ?? []) {
    const others = EQUIPMENT_NAMES.filter((names) => fittedKinds([label], [{ label, names }]).length > 0);
    for (const name of [label, ...others.flat()])
      for (const spelling of [name, otherNumber(name)]) byName.set(spellingKey(spelling), label);
  }
  return byName;
});

/**
 * Reads equipment as a whole, before its words mean something else: an electric tailgate is not an electric car. A keyword
 * finds it in descriptions too, so only accessories, and what our table has no keyword for, become the filter of what is
 * fitted. A vehicle must have all kinds of that filter, so a second one after "or" is set aside.
 */
export const readEquipment = (
  tokens: readonly Token[],
  stock: StockWords,
  draft: { equipment?: SearchState['equipment'] },
): void => {
  const { names, values } = phrasesOf(stock);
  eachPhrase(tokens, (from, length, key) => {
    const keyword = KEYWORDS.get(key);
    const label = !keyword || ACCESSORIES.test(keyword) ? labelsOf(stock).get(key) : undefined;
    const value = values.get(key);
    if (!(label ?? keyword) || names.has(key) || (value && !(label && value.key === 'tags'))) return false;
    const not = excludedBy(tokens, from);
    if (not > 0) {
      if (label) ignore(tokens, from - not, not + length);
      return label !== undefined;
    }
    if (!label) rewrite(tokens, from, length, keyword ?? '');
    else if (draft.equipment && tokens[from - 1]?.plain === 'or') ignore(tokens, from - 1, length + 1);
    else {
      draft.equipment = [...new Set([...(draft.equipment ?? []), label])];
      consume(tokens, from, length, ['equipment']);
    }
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
