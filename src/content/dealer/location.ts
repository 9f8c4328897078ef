import { graphql } from 'gatsby';
import type { GeoPoint } from '../../domain/geoPoint';
import type { OpeningHours } from '../../domain/openingHours';
import { locationNamed } from '../../domain/stock/locationKey';
import type { DealerPlaceFieldsFragment, LocationFieldsFragment } from '../queryTypes';
import { type AddressView, directionsHref, mapHref } from './dealer';
import { toOpeningHours } from './department';

/** A place with stock. */
export interface LocationView {
  /** A short, permanent id: `barden-creek`. */
  readonly id: string;
  /** The name as in the stock feed's `location.name`. */
  readonly name: string;
  readonly address: AddressView;
  /** Degrees. */
  readonly position: GeoPoint;
  readonly phone: string;
  readonly email?: string;
  readonly hours: OpeningHours;
  /** A map of the location. */
  readonly mapHref: string;
  /** Directions in the shopper's own maps. */
  readonly directionsHref: string;
}

export const locationFields = graphql`
  fragment LocationFields on Content_Location {
    id name
    address { ...AddressFields }
    geo { latitude longitude }
    mapUrl phone email
    openingHours { ...DayHoursFields }
    specialDays { ...SpecialDayFields }
  }
`;

/** The view of a location. Opening hours are in `timeZone`. */
export function toLocation(raw: LocationFieldsFragment, timeZone: string): LocationView {
  const { address } = raw;
  return {
    id: raw.id,
    name: raw.name,
    address,
    position: raw.geo,
    phone: raw.phone,
    email: raw.email ?? undefined,
    hours: toOpeningHours(raw, timeZone),
    mapHref: raw.mapUrl ?? mapHref({ address }),
    directionsHref: directionsHref({ address }),
  };
}

/** Where a shopper can see a stock item: a location, or the dealership if content has no location for the item. */
export interface PlaceView
  extends Pick<LocationView, 'name' | 'address' | 'phone' | 'email' | 'mapHref' | 'directionsHref'> {
  readonly hours?: OpeningHours;
}

export const dealerPlaceFields = graphql`
  fragment DealerPlaceFields on Content_Site {
    dealershipName phone
    address { ...AddressFields }
    timeZone
    departments { openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields } }
  }
`;

/** The place of the location that the feed names, or else the dealership with its first department's hours. */
export function toPlace(
  locations: readonly LocationFieldsFragment[],
  name: string | undefined,
  dealer: DealerPlaceFieldsFragment,
  placesId?: string,
): PlaceView {
  const location = locationNamed(locations, name);
  if (location) return toLocation(location, dealer.timeZone);
  const place = { name: dealer.dealershipName, address: dealer.address };
  const [first] = dealer.departments;
  return {
    ...place,
    phone: dealer.phone,
    hours: first && toOpeningHours(first, dealer.timeZone),
    mapHref: mapHref(place, placesId),
    directionsHref: directionsHref(place, placesId),
  };
}
