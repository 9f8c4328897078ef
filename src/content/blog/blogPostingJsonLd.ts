import { dealerId } from '../dealer/dealerJsonLd';
import type { HeadSiteView } from '../headSite';
import type { PostView } from './post';

/** A post as structured data (schema.org `BlogPosting`). `siteUrl` has no final slash. */
export const blogPostingJsonLd = (post: PostView, site: HeadSiteView, siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary,
  image: absolute(post.picture.url, siteUrl),
  datePublished: post.publishedAt,
  dateModified: post.updatedAt ?? post.publishedAt,
  articleSection: post.category,
  mainEntityOfPage: `${siteUrl}${post.href}`,
  author: post.author
    ? { '@type': 'Person', name: post.author.name, jobTitle: post.author.role }
    : { '@type': 'Organization', name: site.name },
  publisher: { '@type': 'Organization', '@id': dealerId(siteUrl), name: site.name },
});

const absolute = (url: string, siteUrl: string): string => (url.startsWith('/') ? `${siteUrl}${url}` : url);
