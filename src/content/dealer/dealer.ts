import { graphql } from 'gatsby';
import type { AddressFieldsFragment, DealerFieldsFragment } from '../queryTypes';
import { toDepartment } from './department';

export const addressFields = graphql`
  fragment AddressFields on Content_Address {
    street suburb state postcode
  }
`;

export const dealerFields = graphql`
  fragment DealerFields on Content_Site {
    dealershipName dealershipStockType legalName licenceNumber abn tagline phone email
    address { ...AddressFields }
    geo { latitude longitude }
    timeZone
    departments { ...DepartmentFields }
    socialLinks { network url }
  }
`;

/** The dealership: its names, address, contact details and hours. */
export type DealerView = ReturnType<typeof toDealer>;

export const toDealer = (raw: DealerFieldsFragment) => ({
  name: raw.dealershipName,
  /** What the dealership sells. */
  stockType: raw.dealershipStockType,
  legalName: raw.legalName,
  licenceNumber: raw.licenceNumber,
  abn: raw.abn ?? undefined,
  tagline: raw.tagline ?? undefined,
  phone: raw.phone,
  email: raw.email,
  address: raw.address,
  position: raw.geo,
  departments: raw.departments.map((department) => toDepartment(department, raw.timeZone)),
  socialLinks: raw.socialLinks.map(({ network, url }) => ({ network, href: url })),
});

/** The second line of an address: `Wattlebrook NSW 2801`, or `Nelson 7010` where a country has no states. */
export const townLine = ({ suburb, state, postcode }: AddressFieldsFragment): string =>
  [suburb, state, postcode].filter(Boolean).join(' ');

/** One line: `112 Commercial Street, Wattlebrook NSW 2801`. */
export const addressLine = (address: AddressFieldsFragment): string =>
  `${address.street}, ${townLine(address)}`;

/** A place that maps find by its address, and by the name on its sign if it has one. */
interface Addressed {
  readonly name?: string;
  readonly address: AddressFieldsFragment;
}

const searched = ({ name, address }: Addressed): string =>
  [...(name === undefined ? [] : [name]), addressLine(address)].join(', ');

/** The dealership or a location on a map, by its Google place if the site knows it. */
export function mapHref(place: Addressed, placesId?: string): string {
  const query = new URLSearchParams({
    api: '1',
    query: searched(place),
    ...(placesId ? { query_place_id: placesId } : {}),
  });
  return `https://www.google.com/maps/search/?${query}`;
}

/** Reviews of the dealership, by its Google place. */
export const reviewsHref = (placesId: string): string =>
  `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: placesId })}`;

/** Directions to the dealership or a location in the shopper's own maps, by its Google place if the site knows it. */
export function directionsHref(place: Addressed, placesId?: string): string {
  const query = new URLSearchParams({
    api: '1',
    destination: searched(place),
    ...(placesId ? { destination_place_id: placesId } : {}),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
