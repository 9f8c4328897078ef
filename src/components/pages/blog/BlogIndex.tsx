import { css } from '@emotion/react';
import { BLOG_PATH, FEED_PATH, HOME } from '../../../content/addresses';
import type { BlogIndexContext, PagerView } from '../../../content/blog/post';
import type { PostCardView } from '../../../content/blog/postCard';
import type { LinkView } from '../../../content/link';
import { runsAt } from '../../../domain/wallClock';
import { color, media, motion, quiet, radius, space, text, wrapRow } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import { PostCard } from '../../blocks/cards/PostCard';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink } from '../../ui/Button';
import { cardGrid } from '../../ui/grids';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { Picture } from '../../ui/picture/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useNow } from '../../ui/visit/useClock';
import type { ContentPageProps } from '../contentPage';
import { NothingYet } from '../NothingYet';

interface Props extends ContentPageProps {
  readonly context: BlogIndexContext;
  /** Newest first, including scheduled posts. */
  readonly posts: readonly PostCardView[];
}

const body = css({ display: 'grid', gap: space[7], paddingBlock: `${space[5]} ${space[8]}` });
const foot = css({
  ...wrapRow(space[4]),
  justifyContent: 'space-between',
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
});

/** An index page of the blog: the newest post large, the others in a grid, and links to the categories. */
export function BlogIndex({ page, context, posts, blockContext }: Props) {
  const { category, categories, pager } = context;
  const now = useNow(blockContext.builtAt);
  const published = posts.filter(({ publishedAt }) => runsAt({ startsAt: publishedAt }, now));
  const isFront = category === undefined && pager.page === 1;
  const [lead, ...rest] = published;
  const cards = isFront ? rest : published;
  return (
    <>
      <PageTitle title={category ?? page.title} intro={isFront ? page.intro : undefined}>
        {!isFront && (
          <Breadcrumb
            above={[HOME, { label: page.title, href: BLOG_PATH }]}
            here={pager.page > 1 ? `Page ${pager.page}` : (category ?? page.title)}
          />
        )}
      </PageTitle>
      <div css={[pageMargins, body]}>
        <BlogCategories categories={categories} chosen={category} />
        {isFront && lead && <LeadPost post={lead} />}
        {published.length === 0 && (
          <NothingYet
            words="No stories yet."
            ways={[
              category === undefined
                ? { label: 'Home page', href: '/' }
                : { label: 'All stories', href: BLOG_PATH },
            ]}
          />
        )}
        {cards.length > 0 && (
          <section>
            <h2>
              <VisuallyHidden>{isFront ? 'More stories' : 'Stories'}</VisuallyHidden>
            </h2>
            <ul css={cardGrid('18rem')}>
              {cards.map((post) => (
                <li key={post.href}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div css={foot}>
          <Pager pager={pager} />
          <a href={FEED_PATH}>RSS feed of all stories</a>
        </div>
      </div>
      <Blocks blocks={page.blocks} blockContext={blockContext} />
    </>
  );
}

const row = css(wrapRow(space[4]));
const place = css({ color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });

function Pager({ pager: { page, pages, newer, older } }: { readonly pager: PagerView }) {
  if (pages < 2) return null;
  return (
    <nav css={row} aria-label="Pages">
      {newer && <ButtonLink href={newer}>Newer</ButtonLink>}
      <span css={place}>
        Page {page} of {pages}
      </span>
      {older && <ButtonLink href={older}>Older</ButtonLink>}
    </nav>
  );
}

interface CategoriesProps {
  readonly categories: readonly LinkView[];
  /** The label of the chosen category; absent for all. */
  readonly chosen?: string;
}

const categoryRow = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });
const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.ink, background: color.surface },
  '&[aria-current]': { borderColor: color.accent, background: color.accent, color: color.onAccent },
});

/** Links to the categories of the blog. With only one category it shows nothing. */
function BlogCategories({ categories, chosen }: CategoriesProps) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label="Categories">
      <ul css={categoryRow}>
        {[{ label: 'All', href: BLOG_PATH }, ...categories].map(({ label, href }) => (
          <li key={href}>
            <Link css={pill} href={href} aria-current={label === (chosen ?? 'All') ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const leadRow = css({
  display: 'grid',
  gap: space[5],
  alignItems: 'center',
  [media.wide]: { gridTemplateColumns: '7fr 5fr', gap: space[8] },
});
const words = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
const summary = css({ color: color.inkQuiet, fontSize: text.lead });

const LeadPost = ({ post }: { readonly post: PostCardView }) => (
  <article css={[linkedCard, leadRow]}>
    <Picture
      picture={{ ...post.picture, alt: '' }}
      ratio="3 / 2"
      isFirst
      sizes="(min-width: 60em) 43rem, 100vw"
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

/** The category of a post, its date and its reading time: `Finance · 25 June 2026 · 4 min read`. */
const PostFacts = ({ post }: { readonly post: PostCardView }) => (
  <p css={quiet}>
    {post.category} · <time dateTime={post.publishedAt}>{post.publishedOn}</time> · {post.readingMinutes} min
    read
  </p>
);
