import { graphql } from 'gatsby';
import { type DealerView, toDealer } from './dealer/dealer';
import { type HeadSiteView, toHeadSite } from './headSite';
import type { PageSiteFieldsFragment } from './queryTypes';

/** What every content page needs to know about the site: the dealership for its blocks, the words for its head. */
export interface PageSiteView {
  readonly dealer: DealerView;
  readonly head: HeadSiteView;
  readonly timeZone: string;
}

export const pageSiteFields = graphql`
  fragment PageSiteFields on Content_Site {
    ...DealerFields
    ...HeadSiteFields
  }
`;

export const toPageSite = (raw: PageSiteFieldsFragment): PageSiteView => ({
  dealer: toDealer(raw),
  head: toHeadSite(raw),
  timeZone: raw.timeZone,
});
