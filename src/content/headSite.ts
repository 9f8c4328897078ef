import { graphql } from 'gatsby';

/** What every page's head says of the site. */
export interface HeadSiteView {
  readonly name: string;
  readonly description: string;
  readonly pictureUrl: string;
}

export interface RawHeadSite {
  readonly dealershipName: string;
  readonly description: string;
  readonly defaultPicture: { readonly url: string };
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

export const toHeadSite = (raw: RawHeadSite): HeadSiteView => ({
  name: raw.dealershipName,
  description: raw.description,
  pictureUrl: raw.defaultPicture.url,
});
