import { graphql, useStaticQuery } from 'gatsby';
import { type HeadSiteView, toHeadSite } from './headSite';
import type { HeadSiteQuery } from './queryTypes';

/** What heads need to know about the site, for pages without a content query of their own. */
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
