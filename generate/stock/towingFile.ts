import { TOWING_FILE } from '../../src/domain/stock/itemShards';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { TOWING_FACTS, type TowingStock } from '../../src/domain/towing/towingVehicles';
import type { StockFile } from './stockFiles';

/** The most vehicles that the page about towing checks, those that tow the most first. */
export const MAX_TOWING_VEHICLES = 2_000;

export const isForSale = ({ status }: StockItem): boolean => status !== 'sold';
export const isRated = ({ brakedTowing }: StockItem): boolean => brakedTowing !== undefined;

/** What the page about towing loads: the vehicles for sale with their limits. */
export function towingFile(items: readonly StockItem[]): StockFile {
  const forSale = items.filter(isForSale);
  const rated = forSale.filter(isRated);
  const stock: TowingStock = {
    vehicles: [...rated]
      .sort((one, other) => towing(other) - towing(one))
      .slice(0, MAX_TOWING_VEHICLES)
      .map((item) => toStockCard(item, TOWING_FACTS)),
    unrated: forSale.length - rated.length,
    unchecked: Math.max(0, rated.length - MAX_TOWING_VEHICLES),
  };
  return { name: TOWING_FILE, bytes: Buffer.from(JSON.stringify(stock)) };
}

const towing = ({ brakedTowing = 0 }: StockItem): number => brakedTowing;
