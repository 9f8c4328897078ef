import { slug } from '../stock/slug';
import type { StockCard } from '../stock/stockCard';

interface RelatablePost {
  readonly id: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly related: readonly string[];
}

/**
 * The posts to read next: first the posts that the writer named, then the most similar ones by category and tags.
 * Equally similar posts keep their order in `posts`, which is newest first.
 * @returns ids, at most `limit`.
 */
export function relatedPosts(
  post: RelatablePost,
  posts: readonly RelatablePost[],
  limit: number,
): readonly string[] {
  const others = posts.filter(({ id }) => id !== post.id);
  const named = post.related.filter((id) => others.some((other) => other.id === id));
  const alike = others
    .filter(({ id }) => !named.includes(id))
    .map((other) => ({ id: other.id, likeness: likeness(post, other) }))
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ id }) => id);
  return [...new Set([...named, ...alike])].slice(0, limit);
}

/** A shared category counts as much as two shared tags. */
const likeness = (post: RelatablePost, other: RelatablePost): number =>
  (post.category === other.category ? 2 : 0) + other.tags.filter((tag) => post.tags.includes(tag)).length;

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

/** The stock that matches a post's tags. The tags take turns, so that a post about utes and SUVs shows both. */
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
