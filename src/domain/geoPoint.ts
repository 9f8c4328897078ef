import { formatKilometres } from './formatNumber';

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine formula). */
export function distanceKm(one: GeoPoint, other: GeoPoint): number {
  const halfLatitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const halfLongitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance as people say it, in whole kilometres: `about 1,240 km`, `less than 1 km`. */
export const formatDistance = (kilometres: number): string =>
  kilometres < 1 ? 'less than 1 km' : `about ${formatKilometres(Math.round(kilometres))}`;
