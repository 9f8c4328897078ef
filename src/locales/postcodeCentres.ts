import type { LocaleName } from '../domain/country';
import type { GeoPoint } from '../domain/geoPoint';

/** Latitude and longitude in degrees, by postcode. */
type PostcodeCentres = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

/**
 * The tables of the countries that have one; each is a script of its own. Australia's is from
 * https://www.matthewproctor.com/australian_postcodes (public domain), without the places that lay in another state or far from
 * the postcodes with the next numbers. A new postcode is a line by hand: its town's place, in hundredths of a degree. We have
 * no free table of New Zealand's.
 */
const TABLES: Partial<Record<LocaleName, () => Promise<{ readonly default?: unknown }>>> = {
  'en-AU': () => import(/* webpackChunkName: "postcodes" */ './en-AU/postcodes.json'),
};

/** Whether the centres of a country's postcodes are known. */
export const hasPostcodeCentres = (name: LocaleName): boolean => TABLES[name] !== undefined;

/** The centre of a postcode; undefined if nobody knows it. @throws if the table does not load */
export async function postcodeCentre(name: LocaleName, postcode: string): Promise<GeoPoint | undefined> {
  const json = await TABLES[name]?.();
  // Parcel, which compiles what Gatsby runs in a build, gives JSON without `default`.
  const [latitude, longitude] = ((json?.default ?? json ?? {}) as PostcodeCentres)[postcode] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
