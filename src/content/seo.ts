import { graphql } from 'gatsby';

/** What an entry says to search engines and shared links where that differs from its own words. */
export interface SeoView {
  readonly title?: string;
  readonly description?: string;
  readonly noindex: boolean;
  /** Root-relative or absolute. */
  readonly pictureUrl?: string;
}

export interface RawSeo {
  readonly title: string | null;
  readonly description: string | null;
  readonly noindex: boolean;
  readonly picture: { readonly url: string } | null;
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

export const toSeo = (raw: RawSeo): SeoView => ({
  title: raw.title ?? undefined,
  description: raw.description ?? undefined,
  noindex: raw.noindex,
  pictureUrl: raw.picture?.url,
});
