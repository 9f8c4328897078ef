/** What decides whether two posts belong together. */
export interface RelatablePost {
  readonly id: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** The ones that the writer named. */
  readonly related: readonly string[];
}

/**
 * The posts to read next: the ones that the writer named, then the others, those of the same category and with common
 * tags first; of equals, the first in `posts` (which come newest first).
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

/** A common category counts for two common tags. */
const likeness = (post: RelatablePost, other: RelatablePost): number =>
  (post.category === other.category ? 2 : 0) + other.tags.filter((tag) => post.tags.includes(tag)).length;
