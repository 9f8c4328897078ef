import { graphql } from 'gatsby';
import type { HeadSiteFieldsFragment } from './queryTypes';

/** What every page's head needs to know about the site. */
export interface HeadSiteView {
  readonly name: string;
  readonly description: string;
  readonly pictureUrl: string;
}

export const headSiteFields = graphql`
  fragment HeadSiteFields on Content_Site {
    dealershipName
    description
    defaultPicture {
      url
    }
  }
`;

export const toHeadSite = (raw: HeadSiteFieldsFragment): HeadSiteView => ({
  name: raw.dealershipName,
  description: raw.description,
  pictureUrl: raw.defaultPicture.url,
});
