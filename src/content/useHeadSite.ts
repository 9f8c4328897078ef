import { graphql, useStaticQuery } from 'gatsby';
import { type HeadSiteView, type RawHeadSite, toHeadSite } from './headSite';

/** What heads say of the site, for pages that make no content query of their own. */
export const useHeadSite = (): HeadSiteView =>
  toHeadSite(
    useStaticQuery<{ content: { site: RawHeadSite } }>(graphql`
      query HeadSite {
        content {
          site {
            ...HeadSiteFields
          }
        }
      }
    `).content.site,
  );
