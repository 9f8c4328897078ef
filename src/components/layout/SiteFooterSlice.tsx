import { graphql } from 'gatsby';
import { site } from '../../config/site';
import { type RawDealer, toDealer } from '../../content/dealer/dealer';
import { type RawFooterNavigation, toFooterNavigation } from '../../content/navigation';
import { SiteFooter } from './SiteFooter';

interface Data {
  readonly content: { readonly site: RawDealer; readonly navigation: RawFooterNavigation };
}

/** The footer as a Slice: built once for the whole site. */
export default function SiteFooterSlice({ data }: { readonly data: Data }) {
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
