import type { LocaleName } from '../domain/country';
import type { GeoPoint } from '../domain/geoPoint';

export type PostcodeCentres = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

/**
 * The tables of the countries that have one; each is a script of its own. Australia's is from
 * https://www.matthewproctor.com/australian_postcodes (public domain), without the places that lay in another state or far from
 * the postcodes with the next numbers. A new postcode is a line by hand: its town's place, in hundredths of a degree. We have
 * no free table of New Zealand's.
 */
const TABLES = {
  'en-AU': () => import(/* webpackChunkName: "postcodes" */ './en-AU/postcodes.json'),
} satisfies Partial<Record<LocaleName, () => Promise<{ readonly default: unknown }>>>;

export type CountryWithPostcodes = keyof typeof TABLES;

/** Whether the centres of a country's postcodes are known. */
export const hasPostcodeCentres = (name: LocaleName): name is CountryWithPostcodes => name in TABLES;

/** The centre of a postcode; undefined if it is unknown. @throws if the table does not load */
export async function postcodeCentre(name: LocaleName, postcode: string): Promise<GeoPoint | undefined> {
  if (!hasPostcodeCentres(name)) return undefined;
  const table: unknown = (await TABLES[name]()).default;
  return centreIn(table as PostcodeCentres, postcode);
}

/** The centre of a postcode by the table of its country; undefined if it has none. */
export function centreIn(table: PostcodeCentres, postcode: string): GeoPoint | undefined {
  const [latitude, longitude] = table[postcode] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
