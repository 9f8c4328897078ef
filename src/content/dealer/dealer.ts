import { graphql } from 'gatsby';
import { addressLine } from '../../domain/addressLine';
import { defined } from '../defined';
import type { AddressFieldsFragment, DealerFieldsFragment } from '../queryTypes';
import { toDepartment } from './department';

export const dealerFields = graphql`
  fragment AddressFields on Content_Address {
    street suburb state postcode
  }
  fragment DealerFields on Content_Site {
    dealershipName dealershipStockType legalName licenceNumber abn tagline phone email
    address { ...AddressFields }
    geo { latitude longitude }
    timeZone
    departments { ...DepartmentFields }
    socialLinks { network url }
  }
`;

export type DealerView = ReturnType<typeof toDealer>;

export const toDealer = ({ dealershipName, dealershipStockType, geo, ...raw }: DealerFieldsFragment) => ({
  ...defined(raw),
  name: dealershipName,
  stockType: dealershipStockType,
  /** Degrees; absent if not given. */
  position: geo ?? undefined,
  departments: raw.departments.map((department) => toDepartment(department, raw.timeZone)),
  socialLinks: raw.socialLinks.map(({ network, url }) => ({ network, href: url })),
});

/** A place that maps find by its address, and by the name on its sign if it has one. */
interface Addressed {
  readonly name?: string;
  readonly address: AddressFieldsFragment;
}

/**
 * A page of Google's maps about a place.
 * @param as the parameter that names the place
 * @param placesId its Google place, if the site knows it
 */
function mapsHref(
  page: 'search' | 'dir',
  as: string,
  { name, address }: Addressed,
  placesId?: string,
): string {
  const query = new URLSearchParams({
    api: '1',
    [as]: [name, addressLine(address)].filter(Boolean).join(', '),
  });
  if (placesId) query.set(`${as}_place_id`, placesId);
  return `https://www.google.com/maps/${page}/?${query}`;
}

/** The dealership or a location on a map. */
export const mapHref = (place: Addressed, placesId?: string): string =>
  mapsHref('search', 'query', place, placesId);

/** Directions to the dealership or a location in the shopper's own maps. */
export const directionsHref = (place: Addressed, placesId?: string): string =>
  mapsHref('dir', 'destination', place, placesId);

/** Reviews of the dealership, by its Google place. */
export const reviewsHref = (placesId: string): string =>
  `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: placesId })}`;
