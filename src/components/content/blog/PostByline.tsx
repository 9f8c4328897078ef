import { css } from '@emotion/react';
import type { PostView } from '../../../content/post';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBottom: space[5],
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.small,
  lineHeight: 1.45,
  [media.wide]: {
    position: 'sticky',
    top: space[6],
    display: 'grid',
    alignItems: 'start',
    alignSelf: 'start',
    paddingBottom: 0,
    border: 0,
  },
});
const portrait = css({ flex: 'none', width: '4.5rem', borderRadius: radius.pill });
const name = css({ fontSize: text.body, fontWeight: 600 });
const quiet = css({ color: color.inkQuiet });
const category = css({ display: 'inline-block', paddingBlock: space[1] });

/** Who wrote a story, when, and how long it takes to read. */
export const PostByline = ({ post }: { readonly post: PostView }) => (
  <div css={frame}>
    {post.author?.picture && (
      <Picture css={portrait} picture={{ ...post.author.picture, alt: '' }} ratio="1 / 1" sizes="4.5rem" />
    )}
    <div>
      {post.author && (
        <>
          <p css={name}>{post.author.name}</p>
          <p css={quiet}>{post.author.role}</p>
        </>
      )}
      <p css={quiet}>
        <time dateTime={post.publishedAt}>{post.publishedOn}</time> · {post.readingMinutes} min read
      </p>
      {post.updatedOn && (
        <p css={quiet}>
          Revised <time dateTime={post.updatedAt}>{post.updatedOn}</time>
        </p>
      )}
      <p>
        <Link css={category} href={post.categoryHref}>
          {post.category}
        </Link>
      </p>
    </div>
  </div>
);
