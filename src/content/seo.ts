import { graphql } from 'gatsby';
import type { LinkView } from './link';
import { publishedOf } from './missingPages';
import type { HeadSiteFieldsFragment, SeoFieldsFragment } from './queryTypes';

/** The picture of a page for shared links, as the build drew it (`SHARE_PICTURE` has its size), and what it says. */
export interface ShareView {
  readonly url: string;
  readonly alt: string;
}

export const seoFields = graphql`
  fragment SeoFields on Content_Seo {
    title description noindex
    picture { url }
  }
`;

export type SeoView = ReturnType<typeof toSeo>;

export const toSeo = (raw: SeoFieldsFragment) => ({
  title: raw.title ?? undefined,
  description: raw.description ?? undefined,
  noindex: raw.noindex,
  /** Root-relative or absolute. */
  pictureUrl: raw.picture?.url,
});

export const headSiteFields = graphql`
  fragment HeadSiteFields on Content_Site {
    dealershipName description
    defaultPicture { url }
  }
`;

export type HeadSiteView = ReturnType<typeof toHeadSite>;

export const toHeadSite = (raw: HeadSiteFieldsFragment) => ({
  name: raw.dealershipName,
  description: raw.description,
  pictureUrl: raw.defaultPicture.url,
});

/** A breadcrumb as structured data (schema.org `BreadcrumbList`), ending with the page itself. */
export const breadcrumbJsonLd = (trail: readonly LinkView[], siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: publishedOf(trail).map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: `${siteUrl}${href}`,
  })),
});
