import { graphql } from 'gatsby';
import { type AddressView, addressLine } from '../../content/dealer/dealer';
import { type RawDepartment, toDepartment } from '../../content/dealer/department';
import { type RawHeaderNavigation, toHeaderNavigation } from '../../content/navigation';
import { SiteHeader } from './SiteHeader';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: {
    readonly site: {
      readonly dealershipName: string;
      readonly phone: string;
      readonly address: AddressView;
      readonly timeZone: string;
      readonly departments: readonly RawDepartment[];
    };
    readonly navigation: RawHeaderNavigation;
  };
}

/** The header as a Slice: built once for the whole site. */
export default function SiteHeaderSlice({ data }: { readonly data: Data }) {
  const { site, navigation } = data.content;
  const [first] = site.departments;
  return (
    <SiteHeader
      name={site.dealershipName}
      phone={site.phone}
      address={addressLine(site.address)}
      hours={first && toDepartment(first, site.timeZone).hours}
      builtAt={Date.parse(data.site.buildTime)}
      navigation={toHeaderNavigation(navigation)}
    />
  );
}

export const query = graphql`
  query SiteHeaderSlice {
    site {
      buildTime
    }
    content {
      site {
        dealershipName
        phone
        address {
          street
          suburb
          state
          postcode
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
