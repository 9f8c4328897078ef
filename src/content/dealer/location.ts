import { graphql } from 'gatsby';
import { type AddressView, type DealerView, directionsHref, mapHref } from './dealer';
import { type DepartmentView, type RawDepartment, toOpeningHours } from './department';

/** A place where stock stands. */
export interface LocationView {
  /** A short word that stays: `barden-creek`. */
  readonly id: string;
  /** As the stock feed writes `location.name`. */
  readonly name: string;
  readonly address: AddressView;
  /** Degrees. */
  readonly position: DealerView['position'];
  readonly phone: string;
  readonly email?: string;
  readonly hours: DepartmentView['hours'];
  /** Where it is shown on a map. */
  readonly mapHref: string;
  /** The way there in the shopper's own maps. */
  readonly directionsHref: string;
}

export interface RawLocation extends Pick<RawDepartment, 'openingHours' | 'specialDays'> {
  readonly id: string;
  readonly name: string;
  readonly address: AddressView;
  readonly geo: DealerView['position'];
  readonly mapUrl: string | null;
  readonly phone: string;
  readonly email: string | null;
}

export const locationFields = graphql`
  fragment LocationFields on Content_Location {
    id
    name
    address {
      street
      suburb
      state
      postcode
    }
    geo {
      latitude
      longitude
    }
    mapUrl
    phone
    email
    openingHours {
      weekday
      periods {
        opens
        closes
      }
    }
    specialDays {
      date
      name
      periods {
        opens
        closes
      }
    }
  }
`;

/** The view of a location. `dealerName` is the name on the sign, by which maps find it; hours are read in `timeZone`. */
export function toLocation(raw: RawLocation, dealerName: string, timeZone: string): LocationView {
  const place = { name: dealerName, address: raw.address };
  return {
    id: raw.id,
    name: raw.name,
    address: raw.address,
    position: raw.geo,
    phone: raw.phone,
    email: raw.email ?? undefined,
    hours: toOpeningHours(raw, timeZone),
    mapHref: raw.mapUrl ?? mapHref(place),
    directionsHref: directionsHref(place),
  };
}

/** The location of a stock item by the name that the feed gives. Capitals and spaces at the ends do not matter. */
export const locationNamed = <Location extends { readonly name: string }>(
  locations: readonly Location[],
  name: string | undefined,
): Location | undefined =>
  name === undefined ? undefined : locations.find((location) => sameName(location.name) === sameName(name));

const sameName = (name: string): string => name.trim().toLowerCase();
