import { graphql } from 'gatsby';
import type { RawPage } from './page';
import type { RawPageSite } from './pageSite';

/** What a template asks for that shows a page of content; its own lists stand beside it. */
export interface PageData<Own extends object = object> {
  readonly site: { readonly buildTime: string };
  readonly content: { readonly site: RawPageSite; readonly page: RawPage } & Own;
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
