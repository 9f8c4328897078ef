import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import type { StockCard } from '../../domain/stock/stockCard';
import { blogCategoryPath } from '../addresses';
import { dealerId } from '../dealer/dealerJsonLd';
import { toTeamMember } from '../dealer/teamMember';
import type { LinkView } from '../link';
import type { PostFieldsFragment } from '../queryTypes';
import { type HeadSiteView, toSeo } from '../seo';
import { toPostCard } from './postCard';

/** What the build chose for a post's page. */
export interface PostContext {
  readonly id: string;
  readonly relatedIds: readonly string[];
  readonly cards: readonly StockCard[];
}

/** What the build chose for a page of the blog's index. */
export interface BlogIndexContext {
  readonly id: string;
  /** Newest first. The first page also has scheduled posts, which appear at their time. */
  readonly postIds: readonly string[];
  /** Absent for the whole blog. */
  readonly category?: string;
  readonly categories: readonly LinkView[];
  readonly pager: PagerView;
}

/** The position of a page in its list, from 1. */
export interface PagerView {
  readonly page: number;
  readonly pages: number;
  readonly newer?: string;
  readonly older?: string;
}

export const postFields = graphql`
  fragment PostFields on Content_Post {
    slug title summary html
    category { name slug }
    picture { ...WidePictureFields }
    author { ...TeamMemberFields }
    publishedAt updatedAt readingMinutes
    seo { ...SeoFields }
  }
`;

/** A post with everything that its own page shows. */
export type PostView = ReturnType<typeof toPost>;

export function toPost(raw: PostFieldsFragment, timeZone: string) {
  const card = toPostCard(raw, timeZone);
  const updatedOn = raw.updatedAt === null ? card.publishedOn : dateWords(raw.updatedAt, timeZone);
  const isRevised = updatedOn !== card.publishedOn;
  return {
    ...card,
    html: raw.html,
    categoryHref: blogCategoryPath(raw.category.slug),
    author: raw.author ? toTeamMember(raw.author) : undefined,
    /** ISO 8601, and the day in words. Absent if it is the day of publication. */
    updatedAt: isRevised ? (raw.updatedAt ?? undefined) : undefined,
    updatedOn: isRevised ? updatedOn : undefined,
    seo: toSeo(raw.seo),
  };
}

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
