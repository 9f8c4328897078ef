import { graphql } from 'gatsby';
import type { SeoFieldsFragment } from './queryTypes';

/** An entry's words for search engines and shared links, if they differ from its own. */
export interface SeoView {
  readonly title?: string;
  readonly description?: string;
  readonly noindex: boolean;
  /** Root-relative or absolute. */
  readonly pictureUrl?: string;
}

/** The picture of a page for shared links, as the build drew it (`SHARE_PICTURE` has its size), and what it says. */
export interface ShareView {
  readonly url: string;
  readonly alt: string;
}

export const seoFields = graphql`
  fragment SeoFields on Content_Seo {
    title
    description
    noindex
    picture {
      url
    }
  }
`;

export const toSeo = (raw: SeoFieldsFragment): SeoView => ({
  title: raw.title ?? undefined,
  description: raw.description ?? undefined,
  noindex: raw.noindex,
  pictureUrl: raw.picture?.url,
});
