import { css } from '@emotion/react';
import type { PostCardView } from '../../../content/blog/postCard';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';

const row = css({
  display: 'grid',
  gap: space[5],
  alignItems: 'center',
  [media.wide]: { gridTemplateColumns: '7fr 5fr', gap: space[8] },
});
const picture = css({ borderRadius: radius.medium });
const words = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
const summary = css({ color: color.inkQuiet, fontSize: text.lead });

/** The newest post, across the page. */
export const LeadPost = ({ post }: { readonly post: PostCardView }) => (
  <article css={[linkedCard, row]}>
    <Picture
      css={picture}
      picture={{ ...post.picture, alt: '' }}
      ratio="3 / 2"
      isFirst
      sizes="(min-width: 960px) 43rem, 100vw"
    />
    <div css={words}>
      <PostFacts post={post} />
      <h2>
        <Link css={cardLink} href={post.href}>
          {post.title}
        </Link>
      </h2>
      <p css={summary}>{post.summary}</p>
    </div>
  </article>
);

const line = css({ color: color.inkQuiet, fontSize: text.small });

/** The category of a post, its date and its reading time: `Finance · 25 June 2026 · 4 min read`. */
const PostFacts = ({ post }: { readonly post: PostCardView }) => (
  <p css={line}>
    {post.category} · <time dateTime={post.publishedAt}>{post.publishedOn}</time> · {post.readingMinutes} min
    read
  </p>
);
