import type { StockType } from '../stockTypes';

interface SchemaTypes {
  /** What an item is. */
  readonly item: 'Car' | 'Motorcycle' | 'BusOrCoach' | 'Vehicle' | 'Product';
  /** Who sells it. */
  readonly seller: 'AutoDealer' | 'MotorcycleDealer' | 'Store';
}

/**
 * What search engines are told that a stock type is. schema.org has types of their own for cars, motorcycles and buses
 * (https://schema.org/Vehicle, "More specific Types"). Its `Vehicle` transports people or cargo over land or water, so
 * it is a boat, a trailer and a caravan too; a machine is a `Product`. Only cars and motorcycles have a kind of dealer
 * (https://schema.org/AutomotiveBusiness); every other dealer is a `Store`.
 */
export const SCHEMA_TYPES: Readonly<Record<StockType, SchemaTypes>> = {
  cars: { item: 'Car', seller: 'AutoDealer' },
  bikes: { item: 'Motorcycle', seller: 'MotorcycleDealer' },
  trucks: { item: 'Vehicle', seller: 'AutoDealer' },
  trailers: { item: 'Vehicle', seller: 'Store' },
  caravans: { item: 'Vehicle', seller: 'Store' },
  machinery: { item: 'Product', seller: 'Store' },
  vans: { item: 'Vehicle', seller: 'AutoDealer' },
  buses: { item: 'BusOrCoach', seller: 'AutoDealer' },
  vehicles: { item: 'Vehicle', seller: 'AutoDealer' },
  boats: { item: 'Vehicle', seller: 'Store' },
  other: { item: 'Product', seller: 'Store' },
};
