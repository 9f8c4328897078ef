import type { OnRoadTables } from './onRoadTables';

/**
 * The places in which a postcode lies: none for one that doesn't exist, several for one on a border.
 * @param postcode four digits
 */
export function placesOfPostcode(
  postcode: string,
  { postcodes, sharedPostcodes }: Pick<OnRoadTables, 'postcodes' | 'sharedPostcodes'>,
): readonly string[] {
  if (!/^\d{4}$/.test(postcode)) return [];
  if (Object.hasOwn(sharedPostcodes, postcode)) return sharedPostcodes[postcode] ?? [];
  const number = Number(postcode);
  const range = postcodes.find(([first, last]) => first <= number && number <= last);
  return range === undefined ? [] : [range[2]];
}
