import { graphql } from 'gatsby';
import { type DealerView, type RawDealer, toDealer } from './dealer/dealer';
import { type HeadSiteView, type RawHeadSite, toHeadSite } from './headSite';

/** What every page of content needs of the site: the dealership for its blocks, the words for its head. */
export interface PageSiteView {
  readonly dealer: DealerView;
  readonly head: HeadSiteView;
  readonly timeZone: string;
}

export type RawPageSite = RawDealer & RawHeadSite;

export const pageSiteFields = graphql`
  fragment PageSiteFields on Content_Site {
    ...DealerFields
    ...HeadSiteFields
  }
`;

export const toPageSite = (raw: RawPageSite): PageSiteView => ({
  dealer: toDealer(raw),
  head: toHeadSite(raw),
  timeZone: raw.timeZone,
});
