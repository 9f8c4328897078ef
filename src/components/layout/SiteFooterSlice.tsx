import { graphql } from 'gatsby';
import { site } from '../../config/site';
import { toDealer } from '../../content/dealer/dealer';
import { toFooterNavigation } from '../../content/navigation';
import type { SiteFooterSliceQuery } from '../../content/queryTypes';
import { SiteFooter } from './SiteFooter';

/** The footer as a Slice: built once for the whole site. */
export default function SiteFooterSlice({ data }: { readonly data: SiteFooterSliceQuery }) {
  return (
    <SiteFooter
      dealer={toDealer(data.content.site)}
      navigation={toFooterNavigation(data.content.navigation)}
      placesId={site.placesId}
    />
  );
}

export const query = graphql`
  query SiteFooterSlice {
    content {
      site {
        ...DealerFields
      }
      navigation {
        ...FooterNavigationFields
      }
    }
  }
`;
