import { BLOG_PATH, blogCategoryPath, listPagePath, postPath } from '../../src/content/addresses';
import type { BlogIndexContext, PostContext } from '../../src/content/blog/post';
import type { LinkView } from '../../src/content/link';
import { relatedPosts, stockForTags } from '../../src/domain/blog/relatedPosts';
import { runsAt } from '../../src/domain/wallClock';
import type { ShareCard } from '../pictures/sharePictures';
import type { StockSite } from '../stock/stockSite';
import type { IndexedPage, IndexedPost, PageSpec } from './pageSpecs';

const POSTS_A_PAGE = 12;
const RELATED_POSTS = 3;
const CARS_IN_A_POST = 3;

const isOut = ({ publishedAt }: IndexedPost, now: number): boolean => runsAt({ startsAt: publishedAt }, now);

/**
 * The index pages of the blog: all posts and each category, split into pages. `now` is in milliseconds since 1970. The first
 * pages also hold scheduled posts, so that these appear without another build.
 */
export function blogIndexPages(
  index: IndexedPage,
  posts: readonly IndexedPost[],
  now: number,
): readonly PageSpec<BlogIndexContext>[] {
  const categories = categoriesOf(posts.filter((post) => isOut(post, now)));
  const links: readonly LinkView[] = categories.map(({ name, slug }) => ({
    label: name,
    href: blogCategoryPath(slug),
  }));
  const lists = [
    { list: BLOG_PATH, members: posts, owner: `the page "${index.id}"` },
    ...categories.map(({ name, slug }) => ({
      list: blogCategoryPath(slug),
      members: posts.filter(({ category }) => category.slug === slug),
      category: name,
      owner: `the blog category "${name}"`,
    })),
  ];
  return lists.flatMap(({ list, members, owner, ...named }) =>
    listPages(list, members, now).map(({ path, postIds, pager }) => ({
      path,
      template: 'BlogIndexTemplate',
      context: { id: index.id, postIds, ...named, categories: links, pager },
      owner,
      sitemap: { noindex: index.seo.noindex, lastmod: lastmodOf(members, now) },
    })),
  );
}

/** One page for each post. The page of a scheduled post says when it will be published. */
export function postPages(
  posts: readonly IndexedPost[],
  stock: Pick<StockSite, 'cards'>,
  now: number,
): readonly PageSpec<PostContext>[] {
  const relatable = posts.map((post) => ({
    id: post.id,
    category: post.category.slug,
    tags: post.tags,
    related: post.related.map(({ id }) => id),
  }));
  return posts.map((post, place) => {
    const own = relatable[place];
    return {
      path: postPath(post),
      template: 'BlogDetailsTemplate',
      context: {
        id: post.id,
        relatedIds: own ? relatedPosts(own, relatable, RELATED_POSTS) : [],
        cards: stockForTags(post.tags, stock.cards, CARS_IN_A_POST),
      },
      owner: `the post "${post.id}"`,
      sitemap: {
        noindex: post.seo.noindex || !isOut(post, now),
        lastmod: post.updatedAt ?? post.publishedAt,
      },
      ...entryShare(post, {}),
    };
  });
}

/** The picture of an entry for shared links. The editor's own comes first; one of another host is shown as it is. */
export function entryShare(
  { title, picture, seo }: Pick<IndexedPost, 'title' | 'picture' | 'seo'>,
  words: Pick<ShareCard, 'price' | 'note'>,
): Pick<PageSpec, 'share'> {
  if (seo.picture !== null || !picture.url.startsWith('/')) return {};
  const { url, focus } = picture;
  return { share: { title, ...words, photo: url, ...(focus && { photoPosition: focus }) } };
}

function categoriesOf(posts: readonly IndexedPost[]): readonly IndexedPost['category'][] {
  const bySlug = new Map(posts.map(({ category }) => [category.slug, category]));
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const lastmodOf = (posts: readonly IndexedPost[], now: number): string | undefined =>
  posts
    .filter((post) => isOut(post, now))
    .map(({ updatedAt, publishedAt }) => updatedAt ?? publishedAt)
    .sort()
    .at(-1);

function listPages(list: string, posts: readonly IndexedPost[], now: number) {
  const coming = posts.filter((post) => !isOut(post, now));
  const out = posts.filter((post) => isOut(post, now));
  const pages = Math.max(1, Math.ceil(out.length / POSTS_A_PAGE));
  return Array.from({ length: pages }, (_, place) => {
    const page = place + 1;
    const ofPage = out.slice(place * POSTS_A_PAGE, page * POSTS_A_PAGE);
    return {
      path: listPagePath(list, page),
      postIds: [...(page === 1 ? coming : []), ...ofPage].map(({ id }) => id),
      pager: {
        page,
        pages,
        ...(page > 1 ? { newer: listPagePath(list, page - 1) } : {}),
        ...(page < pages ? { older: listPagePath(list, page + 1) } : {}),
      },
    };
  });
}
