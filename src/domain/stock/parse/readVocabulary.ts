import type { PriceType, StockItem } from '../stockItem';
import { STOCK_TYPES, type StockType } from '../stockTypes';
import type { VehType } from '../vehType';
import { choiceReader } from './readChoice';

/** The words that dealer systems use for the closed choices of a stock item. */

export const readVehType = choiceReader<VehType>({
  New: [],
  Demo: ['demonstrator', 'ex demo', 'ex demonstrator'],
  Used: ['pre owned', 'preowned', 'second hand'],
});

const stockTypeWords = Object.fromEntries(
  Object.entries(STOCK_TYPES).map(([key, { singular, plural }]) => [key, [singular, plural]]),
) as unknown as Record<StockType, readonly string[]>;

/** A stock type, by its key or its singular or plural: `cars`, `Car`, `Machine`. */
export const readStockType = choiceReader<StockType>(stockTypeWords);

export const readPriceType = choiceReader<PriceType>({
  driveAway: ['drive away price', 'dap'],
  egc: ['ex govt charges', 'excl govt charges', 'excluding government charges', 'excluding govt charges'],
  poa: ['price on application', 'no price available'],
});

export const readStatus = choiceReader<StockItem['status']>({
  available: ['active', 'for sale', 'in stock'],
  sold: ['delivered'],
});

/** The two transmissions that shoppers search by. Any other word stays as the feed has it. */
export const transmissionTypeOf = (transmission: string): string => {
  if (/auto|cvt|dct|dsg|dual.?clutch|tiptronic|steptronic/i.test(transmission)) return 'Automatic';
  return /manual/i.test(transmission) ? 'Manual' : transmission;
};
