import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlogDetails } from '../src/components/pages/blog/BlogDetails';
import { blockContextOf, knownEntry } from '../src/components/pages/contentPage';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site as config } from '../src/config/site';
import { BLOG_PATH, FEED_PATH, HOME } from '../src/content/addresses';
import { blogPostingJsonLd, type PostContext, toPost } from '../src/content/blog/post';
import type { BlogDetailsQuery } from '../src/content/queryTypes';
import { breadcrumbJsonLd, type ShareView, toHeadSite } from '../src/content/seo';

interface Context extends PostContext {
  readonly share?: ShareView;
  readonly sitemap?: { readonly noindex?: boolean };
}

const index = { label: 'Stories', href: BLOG_PATH };

export default function BlogDetailsTemplate({
  data,
  location,
  pageContext,
}: PageProps<BlogDetailsQuery, Context>) {
  return (
    <BlogDetails
      post={toPost(knownEntry(data.content.post), data.content.site.timeZone)}
      related={data.content.posts}
      cards={pageContext.cards}
      index={index}
      blockContext={blockContextOf(data, location.pathname)}
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<BlogDetailsQuery, Context>) {
  const head = toHeadSite(data.content.site);
  const post = toPost(knownEntry(data.content.post), data.content.site.timeZone);
  const here = { label: post.title, href: location.pathname };
  const category = { label: post.category, href: post.categoryHref };
  return (
    <>
      <PageHead
        headSite={head}
        title={post.title}
        description={post.summary}
        seo={{
          ...post.seo,
          noindex: post.seo.noindex || pageContext.sitemap?.noindex === true,
          pictureUrl: post.seo.pictureUrl ?? post.picture.url,
        }}
        path={location.pathname}
        share={pageContext.share}
        type="article"
        jsonLd={[
          blogPostingJsonLd(post, head, config.url),
          breadcrumbJsonLd([HOME, index, category, here], config.url),
        ]}
      />
      <link rel="alternate" type="application/rss+xml" title={head.name} href={FEED_PATH} />
    </>
  );
}

export const query = graphql`
  query BlogDetails($id: ID!, $relatedIds: [ID!]!) {
    site { buildTime }
    content {
      site { ...PageSiteFields }
      post(id: $id) { ...PostFields }
      posts(ids: $relatedIds) { ...PostCardFields }
    }
  }
`;
