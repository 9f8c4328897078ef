import { graphql, useStaticQuery } from 'gatsby';
import type { HeadSiteQuery } from './queryTypes';
import { type HeadSiteView, toHeadSite } from './seo';

/** What heads need to know about the site, for pages without their own content query. */
export const useHeadSite = (): HeadSiteView =>
  toHeadSite(
    useStaticQuery<HeadSiteQuery>(graphql`
      query HeadSite {
        content { site { ...HeadSiteFields } }
      }
    `).content.site,
  );
