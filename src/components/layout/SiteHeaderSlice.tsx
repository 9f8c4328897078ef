import { graphql } from 'gatsby';
import { addressLine } from '../../content/dealer/dealer';
import { toDepartment } from '../../content/dealer/department';
import { toHeaderNavigation } from '../../content/navigation';
import type { SiteHeaderSliceQuery } from '../../content/queryTypes';
import { SiteHeader } from './SiteHeader';

/** The header as a Slice: built once for the whole site. */
export default function SiteHeaderSlice({ data }: { readonly data: SiteHeaderSliceQuery }) {
  const { site, navigation } = data.content;
  const [first] = site.departments;
  return (
    <SiteHeader
      name={site.dealershipName}
      phone={site.phone}
      address={addressLine(site.address)}
      hours={first && toDepartment(first, site.timeZone).hours}
      navigation={toHeaderNavigation(navigation)}
    />
  );
}

export const query = graphql`
  query SiteHeaderSlice {
    content {
      site {
        dealershipName
        phone
        address {
          ...AddressFields
        }
        timeZone
        departments {
          ...DepartmentFields
        }
      }
      navigation {
        ...HeaderNavigationFields
      }
    }
  }
`;
