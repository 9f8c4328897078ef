import { css } from '@emotion/react';
import type { PostCardView } from '../../../content/blog/postCard';
import { color, space, text } from '../../../theme/tokens';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';

const facts = css({ marginTop: space[4], color: color.inkQuiet, fontSize: text.small });
const title = css({ marginTop: space[1] });
const summary = css({ marginTop: space[2] });

export const PostCard = ({ post }: { readonly post: PostCardView }) => (
  <article css={linkedCard}>
    <Picture picture={{ ...post.picture, alt: '' }} ratio="3 / 2" />
    <p css={facts}>
      {post.category} · <time dateTime={post.publishedAt}>{post.publishedOn}</time> · {post.readingMinutes}{' '}
      min
    </p>
    <h3 css={title}>
      <Link css={cardLink} href={post.href}>
        {post.title}
      </Link>
    </h3>
    <p css={summary}>{post.summary}</p>
  </article>
);
