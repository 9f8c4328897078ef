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

/** The part of an item that decides its noun. */
interface Kind {
  readonly stockType: StockType;
  readonly bodyType?: string | undefined;
}

/** Bodies that shoppers don't call by their stock type: feeds list motorhomes among caravans. They have an engine. */
const DRIVEN_HOMES = [
  { body: /\bmotor ?homes?\b/i, singular: 'Motorhome', plural: 'Motorhomes' },
  { body: /\bcamper ?vans?\b/i, singular: 'Campervan', plural: 'Campervans' },
] as const;

const drivenHome = ({ stockType, bodyType = '' }: Kind) =>
  stockType === 'caravans' ? DRIVEN_HOMES.find(({ body }) => body.test(bodyType)) : undefined;

/** What an item is called, in the singular and plural. */
export const nounsOf = (item: Kind) => drivenHome(item) ?? STOCK_TYPES[item.stockType];

/** The noun for `count` items of a stock type, or of the type and body of one item, in lower case: 1 → `car`, 37 → `cars`. */
export const stockNoun = (kind: StockType | Kind, count: number): string =>
  nounsOf(typeof kind === 'string' ? { stockType: kind } : kind)[
    count === 1 ? 'singular' : 'plural'
  ].toLowerCase();

const ROAD_TYPES: ReadonlySet<StockType> = new Set(['cars', 'trucks', 'vans', 'buses', 'vehicles']);

/** Whether an item drives on the road on four wheels or more. A body has a car's word there: `Utility` is a ute. */
export const isRoadVehicle = (item: Kind): boolean =>
  ROAD_TYPES.has(item.stockType) || drivenHome(item) !== undefined;

/** Whether shoppers ask how far an item has been driven. */
export const isDriven = (item: Kind): boolean => item.stockType === 'bikes' || isRoadVehicle(item);

/** Every condition of a stock item, in the order in which lists show them. */
export const VEH_TYPES = ['New', 'Demo', 'Used'] as const;

/** The condition of a stock item, under the names of the feed, the search index and the finance rates. */
export type VehType = (typeof VEH_TYPES)[number];

/** How many vehicles of each condition a budget reaches. */
export type BudgetCounts = Readonly<Record<VehType, number>>;
