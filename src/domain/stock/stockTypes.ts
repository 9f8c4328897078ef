/** What a dealership sells, in the singular and plural. A new kind of stock is one row. */
export const STOCK_TYPES = {
  cars: { singular: 'Car', plural: 'Cars' },
  bikes: { singular: 'Bike', plural: 'Bikes' },
  trucks: { singular: 'Truck', plural: 'Trucks' },
  trailers: { singular: 'Trailer', plural: 'Trailers' },
  caravans: { singular: 'Caravan', plural: 'Caravans' },
  machinery: { singular: 'Machine', plural: 'Machines' },
  vans: { singular: 'Van', plural: 'Vans' },
  buses: { singular: 'Bus', plural: 'Buses' },
  vehicles: { singular: 'Vehicle', plural: 'Vehicles' },
  boats: { singular: 'Boat', plural: 'Boats' },
  other: { singular: 'Item', plural: 'Items' },
} as const;

export type StockType = keyof typeof STOCK_TYPES;

/** The noun for `count` items of a stock type, in lower case: 1 → `car`, 37 → `cars`. */
export const stockNoun = (stockType: StockType, count: number): string =>
  STOCK_TYPES[stockType][count === 1 ? 'singular' : 'plural'].toLowerCase();

/** Every condition of a stock item, in the order in which lists show them. */
export const VEH_TYPES = ['New', 'Demo', 'Used'] as const;

/** The condition of a stock item, under the names of the feed, the search index and the finance rates. */
export type VehType = (typeof VEH_TYPES)[number];

/** How many vehicles of each condition a budget reaches. */
export type BudgetCounts = Readonly<Record<VehType, number>>;
