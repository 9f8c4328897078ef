import { graphql } from 'gatsby';
import { type BlockView, toBlock } from './blocks/block';
import type { PageContentFieldsFragment, PageFieldsFragment } from './queryTypes';
import { type SeoView, toSeo } from './seo';

/** The part of a page that its head needs. */
interface PageWords {
  readonly title: string;
  readonly intro?: string;
  readonly seo: SeoView;
}

export interface PageView extends PageWords {
  readonly blocks: readonly BlockView[];
}

/** The query fields of a template that shows a content page, beside its own lists. */
export interface PageData {
  readonly site: { readonly buildTime: string };
  readonly content: PageContentFieldsFragment;
}

export const pageContentFields = graphql`
  fragment PageContentFields on Content {
    site { ...PageSiteFields }
    page(id: $id) { ...PageFields }
  }
`;

export const pageFields = graphql`
  fragment PageFields on Content_Page {
    title intro
    seo { ...SeoFields }
    blocks { ...BlockFields }
  }
`;

/** What every content page needs to know about the site: the dealership for its blocks, the words for its head. */
export const pageSiteFields = graphql`
  fragment PageSiteFields on Content_Site {
    ...DealerFields
    ...HeadSiteFields
  }
`;

export const toPageWords = (raw: PageFieldsFragment): PageWords => ({
  title: raw.title,
  intro: raw.intro ?? undefined,
  seo: toSeo(raw.seo),
});

/** The view of a page. Times of day are in `timeZone`. */
export const toPage = (raw: PageFieldsFragment, timeZone: string): PageView => ({
  ...toPageWords(raw),
  blocks: raw.blocks.map((block) => toBlock(block, timeZone)),
});
