import { css } from '@emotion/react';
import { HOME } from '../../../content/addresses';
import type { BlockView } from '../../../content/blocks/block';
import type { PostView } from '../../../content/blog/post';
import type { LinkView } from '../../../content/link';
import type { PostCardFieldsFragment } from '../../../content/queryTypes';
import type { StockCard } from '../../../domain/stock/stockCard';
import { runsAt } from '../../../domain/wallClock';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import type { BlockContext } from '../../blocks/blockContext';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/links/Link';
import { pageMargins } from '../../ui/PageWidth';
import { Picture } from '../../ui/picture/Picture';
import { RichText } from '../../ui/RichText';
import { useNow } from '../../ui/visit/useClock';

interface Props {
  readonly post: PostView;
  readonly related: readonly PostCardFieldsFragment[];
  readonly cards: readonly StockCard[];
  readonly index: LinkView;
  readonly blockContext: BlockContext;
}

const opening = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  paddingBlock: `${space[5]} ${space[6]}`,
});
const heading = css({ maxWidth: '24ch' });
const lead = css({ maxWidth: '46rem', color: color.inkQuiet, fontSize: text.lead });
const body = css({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[7]}`,
  [media.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space[8], paddingTop: space[7] },
});
const prose = css({ fontSize: text.lead, lineHeight: 1.6 });
const coming = css({ display: 'grid', gap: space[5], justifyItems: 'start', fontSize: text.lead });

export function BlogDetails({ post, related, cards, index, blockContext }: Props) {
  const isOut = runsAt({ startsAt: post.publishedAt }, useNow(blockContext.builtAt));
  const next: BlockView = { kind: 'posts', heading: 'Read next', limit: related.length, posts: related };
  return (
    <>
      <article>
        <header css={[pageMargins, opening]}>
          <Breadcrumb
            above={[HOME, index, { label: post.category, href: post.categoryHref }]}
            here={post.title}
          />
          <h1 css={heading}>{post.title}</h1>
          <p css={lead}>{post.summary}</p>
        </header>
        <div css={pageMargins}>
          <Picture picture={post.picture} ratio="2 / 1" isFirst sizes="(min-width: 78rem) 78rem, 100vw" />
        </div>
        <div css={[pageMargins, body]}>
          <PostByline post={post} />
          {isOut ? (
            <RichText css={prose} html={post.html} />
          ) : (
            <div css={coming}>
              <p>This story is published on {post.publishedOn}.</p>
              <ButtonLink href={index.href}>Stories you can read now</ButtonLink>
            </div>
          )}
        </div>
      </article>
      <Blocks
        blocks={isOut && cards.length > 0 ? [inTheYard(cards.length), next] : [next]}
        blockContext={{ ...blockContext, stock: { ...blockContext.stock, lists: { 0: cards } } }}
      />
    </>
  );
}

const inTheYard = (limit: number): BlockView => ({
  kind: 'stockList',
  heading: 'In the yard now',
  isFeatured: false,
  limit,
  more: { label: 'All stock', href: '/stock/' },
});

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

const PostByline = ({ post }: { readonly post: PostView }) => (
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
