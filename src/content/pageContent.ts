import { graphql } from 'gatsby';
import type { PageContentFieldsFragment } from './queryTypes';

/** The query fields of a template that shows a content page, beside its own lists. */
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
