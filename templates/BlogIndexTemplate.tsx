import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlogIndex } from '../src/components/pages/blog/BlogIndex';
import { contentPage, knownEntry } from '../src/components/pages/contentPage';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site as config } from '../src/config/site';
import { BLOG_PATH, FEED_PATH, HOME } from '../src/content/addresses';
import type { BlogIndexContext } from '../src/content/blog/post';
import { toPostCard } from '../src/content/blog/postCard';
import { toPageWords } from '../src/content/page';
import type { BlogIndexQuery } from '../src/content/queryTypes';
import { breadcrumbJsonLd, toHeadSite } from '../src/content/seo';

export default function BlogIndexTemplate({
  data,
  location,
  pageContext,
}: PageProps<BlogIndexQuery, BlogIndexContext>) {
  const { page, blockContext } = contentPage(data, location.pathname);
  return (
    <BlogIndex
      page={page}
      context={pageContext}
      posts={data.content.posts.map((post) => toPostCard(post, data.content.site.timeZone))}
      blockContext={blockContext}
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<BlogIndexQuery, BlogIndexContext>) {
  const head = toHeadSite(data.content.site);
  const page = toPageWords(knownEntry(data.content.page));
  const { category, pager } = pageContext;
  const name = category === undefined ? page.title : `${category} – ${page.title}`;
  const isFront = category === undefined && pager.page === 1;
  const trail = [
    HOME,
    { label: page.title, href: BLOG_PATH },
    ...(isFront ? [] : [{ label: category ?? `Page ${pager.page}`, href: location.pathname }]),
  ];
  return (
    <>
      <PageHead
        headSite={head}
        title={pager.page === 1 ? name : `${name}, page ${pager.page}`}
        description={isFront ? page.intro : undefined}
        seo={isFront ? page.seo : { noindex: page.seo.noindex }}
        path={location.pathname}
        jsonLd={[breadcrumbJsonLd(trail, config.url)]}
      />
      <link rel="alternate" type="application/rss+xml" title={head.name} href={FEED_PATH} />
    </>
  );
}

export const query = graphql`
  query BlogIndex($id: ID!, $postIds: [ID!]!) {
    site { buildTime }
    content { ...PageContentFields posts(ids: $postIds) { ...PostCardFields } }
  }
`;
