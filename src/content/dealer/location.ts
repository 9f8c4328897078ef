import { graphql } from 'gatsby';
import { toOpeningHours } from '../../domain/openingHours';
import { isDealership, locationNamed } from '../../domain/stock/locationKey';
import type { DealerPlaceFieldsFragment, LocationFieldsFragment } from '../queryTypes';
import type { StockCount } from '../vehicles/vehicle';
import { directionsHref, mapHref } from './dealer';

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

export type LocationView = ReturnType<typeof toLocation>;

/** The view of a location. Opening hours are in `timeZone`. */
export function toLocation(raw: LocationFieldsFragment, timeZone: string) {
  const { id, name, address, phone } = raw;
  return {
    /** A short, permanent id: `barden-creek`. */
    id,
    /** The name as in the stock feed's `location.name`. */
    name,
    address,
    /** Degrees; absent if not given. */
    position: raw.geo ?? undefined,
    phone,
    email: raw.email ?? undefined,
    hours: toOpeningHours(raw, timeZone),
    mapHref: raw.mapUrl ?? mapHref({ address }),
    directionsHref: directionsHref({ address }),
  };
}

/** Where a shopper can see a stock item: a location, or the dealership. */
export type PlaceView = Omit<LocationView, 'id' | 'position' | 'email' | 'hours'> &
  Partial<Pick<LocationView, 'email' | 'hours'>>;

export const dealerPlaceFields = graphql`
  fragment DealerPlaceFields on Content_Site {
    dealershipName phone
    address { ...AddressFields }
    timeZone
    departments { openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields } }
  }
`;

/**
 * Where stock is: the location that the feed names, or the dealership for stock without one and where content has no locations.
 * @returns `undefined` for a place that content does not know
 */
export function toPlace(
  locations: readonly LocationFieldsFragment[],
  name: string | undefined,
  dealer: DealerPlaceFieldsFragment,
  placesId?: string,
): PlaceView | undefined {
  const location = locationNamed(locations, name);
  if (location) return toLocation(location, dealer.timeZone);
  const isHere =
    !name || locations.length === 0 || isDealership(name, dealer.dealershipName, dealer.address.suburb);
  return isHere ? dealershipPlace(dealer, placesId) : undefined;
}

/** The dealership itself, with its first department's hours. */
export function dealershipPlace(dealer: DealerPlaceFieldsFragment, placesId?: string): PlaceView {
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

/** What the build counted for the page of all yards. */
export interface FindDealerContext {
  /** The stock at each place of the feed, by the key of its name. */
  readonly atYards: Readonly<Record<string, StockCount>>;
}
