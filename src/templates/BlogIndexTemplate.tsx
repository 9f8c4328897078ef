import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlogIndex } from '../components/content/BlogIndex';
import { PageHead } from '../components/layout/PageHead';
import { site as config } from '../config/site';
import { BLOG_PATH, FEED_PATH } from '../content/addresses';
import type { BlogIndexContext } from '../content/blogIndex';
import { breadcrumbJsonLd } from '../content/breadcrumbJsonLd';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import { NO_STOCK } from '../content/pageStock';
import { type RawPostCard, toPostCard } from '../content/postCard';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: {
    readonly site: RawPageSite;
    readonly page: RawPage;
    readonly posts: readonly RawPostCard[];
  };
}

export default function BlogIndexTemplate({ data, pageContext }: PageProps<Data, BlogIndexContext>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  return (
    <BlogIndex
      page={toPage(data.content.page, timeZone)}
      context={pageContext}
      posts={data.content.posts.map((post) => toPostCard(post, timeZone))}
      surroundings={{
        dealer,
        stock: NO_STOCK,
        builtAt: Date.parse(data.site.buildTime),
        placesId: config.placesId,
      }}
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<Data, BlogIndexContext>) {
  const { head, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  const { category, pager } = pageContext;
  const name = category === undefined ? page.title : `${category} – ${page.title}`;
  const isFront = category === undefined && pager.page === 1;
  const trail = [
    { label: 'Home', href: '/' },
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
    site {
      buildTime
    }
    content {
      site {
        ...PageSiteFields
      }
      page(id: $id) {
        ...PageFields
      }
      posts(ids: $postIds) {
        ...PostCardFields
      }
    }
  }
`;
