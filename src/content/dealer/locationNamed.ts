import { locationKey } from '../../domain/stock/locationKey';

/** The location of a stock item, by the name in the feed. Capitals and spaces at the ends do not matter. */
export const locationNamed = <Location extends { readonly name: string }>(
  locations: readonly Location[],
  name: string | undefined,
): Location | undefined =>
  name === undefined
    ? undefined
    : locations.find((location) => locationKey(location.name) === locationKey(name));
