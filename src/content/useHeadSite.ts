import { graphql, useStaticQuery } from 'gatsby';
import { type HeadSiteView, toHeadSite } from './headSite';
import type { HeadSiteQuery } from './queryTypes';

/** What heads say of the site, for pages that make no content query of their own. */
export const useHeadSite = (): HeadSiteView =>
  toHeadSite(
    useStaticQuery<HeadSiteQuery>(graphql`
      query HeadSite {
        content {
          site {
            ...HeadSiteFields
          }
        }
      }
    `).content.site,
  );
