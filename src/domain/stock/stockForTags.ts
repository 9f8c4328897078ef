import { slug } from './slug';
import type { StockCard } from './stockCard';

/** `utes` and `ute` are the same word; so are `buses` and `bus`. */
const singular = (word: string): string => word.replace(/(?<=s)es$|(?<!s)s$/, '');

/** Reads the words of a card. Each name is worked out only once: thousands of items share hundreds of names. */
function wordReader(): (card: StockCard) => readonly string[] {
  const words = new Map<string, string>();
  const wordOf = (value: string): string => {
    const word = words.get(value) ?? singular(slug(value));
    words.set(value, word);
    return word;
  };
  return ({ make, model, bodyType, fuelType }) =>
    [make, model, bodyType, fuelType].flatMap((value) => (value === undefined ? [] : wordOf(value)));
}

/**
 * The stock that matches a post's tags by model, make, body type or fuel. The tags take turns, so that a post about utes and
 * SUVs shows both. Items without a picture come last.
 */
export function stockForTags(
  tags: readonly string[],
  cards: readonly StockCard[],
  limit: number,
): readonly StockCard[] {
  const pictured = [
    ...cards.filter(({ image }) => image !== undefined),
    ...cards.filter(({ image }) => !image),
  ];
  const wordsOf = wordReader();
  const rows = tags.map((tag) => {
    const word = singular(slug(tag));
    return pictured.filter((card) => wordsOf(card).includes(word));
  });
  const chosen = new Set<StockCard>();
  const deepest = Math.max(0, ...rows.map(({ length }) => length));
  for (let place = 0; place < deepest && chosen.size < limit; place += 1) {
    for (const row of rows) {
      const card = row[place];
      if (card && chosen.size < limit) chosen.add(card);
    }
  }
  return [...chosen];
}
