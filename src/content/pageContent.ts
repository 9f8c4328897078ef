import { graphql } from 'gatsby';
import type { PageContentFieldsFragment } from './queryTypes';

/** What a template asks for that shows a page of content; its own lists stand beside it. */
export interface PageData {
  readonly site: { readonly buildTime: string };
  readonly content: PageContentFieldsFragment;
}

export const pageContentFields = graphql`
  fragment PageContentFields on Content {
    site {
      ...PageSiteFields
    }
    page(id: $id) {
      ...PageFields
    }
  }
`;
