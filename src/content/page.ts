import { graphql } from 'gatsby';
import { toBlock } from './blocks/block';
import type { PageContentFieldsFragment, PageFieldsFragment } from './queryTypes';
import { toSeo } from './seo';

/** The query fields of a template that shows a content page, besides its own lists. */
export interface PageData {
  readonly site: { readonly buildTime: string };
  readonly content: PageContentFieldsFragment;
}

export const pageFields = graphql`
  fragment PageContentFields on Content {
    site { ...PageSiteFields }
    page(id: $id) { ...PageFields }
  }
  fragment PageFields on Content_Page {
    title intro
    seo { ...SeoFields }
    blocks { ...BlockFields }
  }
  # What every content page needs to know about the site: the dealership for its blocks, the words for its head.
  fragment PageSiteFields on Content_Site {
    ...DealerFields
    ...HeadSiteFields
  }
`;

/** The part of a page that its head needs. */
export const toPageWords = (raw: PageFieldsFragment) => ({
  title: raw.title,
  intro: raw.intro ?? undefined,
  seo: toSeo(raw.seo),
});

export type PageView = ReturnType<typeof toPage>;

/** The view of a page. Times of day are in `timeZone`. */
export const toPage = (raw: PageFieldsFragment, timeZone: string) => ({
  ...toPageWords(raw),
  blocks: raw.blocks.map((block) => toBlock(block, timeZone)),
});
