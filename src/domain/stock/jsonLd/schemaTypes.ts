import type { StockType } from '../stockTypes';

interface SchemaTypes {
  readonly item: 'Car' | 'Motorcycle' | 'BusOrCoach' | 'Vehicle' | 'Product';
  readonly seller: 'AutoDealer' | 'MotorcycleDealer' | 'Store';
}

/**
 * The schema.org types for search engines, by stock type. schema.org has its own types for cars, motorcycles and buses
 * (https://schema.org/Vehicle, "More specific Types"). Its `Vehicle` carries people or cargo over land or water, so boats,
 * trailers and caravans are vehicles too; a machine is a `Product`. Only cars and motorcycles have a type of dealer
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
