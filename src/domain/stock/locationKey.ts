/** The comparable form of a location's name: capitals and spaces do not matter. */
export const locationKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase();

/** Whether a place in a feed is the dealership itself, by its own name or its town's. */
export const isDealership = (name: string, ...names: readonly string[]): boolean =>
  names.some((own) => locationKey(own) === locationKey(name));

/** The location of a stock item, by the name in the feed. */
export const locationNamed = <Location extends { readonly name: string }>(
  locations: readonly Location[],
  name: string | undefined,
): Location | undefined =>
  name === undefined
    ? undefined
    : locations.find((location) => locationKey(location.name) === locationKey(name));
