import { graphql } from 'gatsby';
import type { BlockView } from './blocks/block';
import { toBlock } from './blocks/toBlock';
import type { PageFieldsFragment } from './queryTypes';
import { type SeoView, toSeo } from './seo';

export interface PageView {
  readonly title: string;
  readonly intro?: string;
  readonly seo: SeoView;
  readonly blocks: readonly BlockView[];
}

export const pageFields = graphql`
  fragment PageFields on Content_Page {
    title
    intro
    seo {
      ...SeoFields
    }
    blocks {
      ...BlockFields
    }
  }
`;

/** The view of a page. Times of day are in `timeZone`. */
export const toPage = (raw: PageFieldsFragment, timeZone: string): PageView => ({
  title: raw.title,
  intro: raw.intro ?? undefined,
  seo: toSeo(raw.seo),
  blocks: raw.blocks.map((block) => toBlock(block, timeZone)),
});
