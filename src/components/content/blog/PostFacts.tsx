import { css } from '@emotion/react';
import type { PostCardView } from '../../../content/postCard';
import { color, text } from '../../../theme/tokens';

const line = css({ color: color.inkQuiet, fontSize: text.small });

/** What kind of story it is, from when, and how long: `Finance · 25 June 2026 · 4 min read`. */
export const PostFacts = ({ post }: { readonly post: PostCardView }) => (
  <p css={line}>
    {post.category} · <time dateTime={post.publishedAt}>{post.publishedOn}</time> · {post.readingMinutes} min
    read
  </p>
);
