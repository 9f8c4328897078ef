/** The fields that decide whether two posts are related. */
export interface RelatablePost {
  readonly id: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** The posts that the writer named. */
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
