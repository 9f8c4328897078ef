import type { StockItem } from '../stockItem';
import type { StockType } from '../stockTypes';
import { typeWords } from '../typeWords';
import type { DisplayFieldKey } from './displayFields';
import { type DisplayGroup, type DisplayValues, displayGroups } from './displayRows';

/** The stock item's field for each display field. For four of them the names differ. */
const displayValues = (item: StockItem): DisplayValues => ({
  ...item,
  regNumber: item.registrationNumber,
  seatNum: item.seats,
  vinNumber: item.vin,
  location: item.location?.name,
  transmission: item.transmission ?? item.transmissionType,
});

/** Stock with an engine of its own. Its fuel, gearbox and kilometres are required. */
const DRIVEN: ReadonlySet<StockType> = new Set(['cars', 'bikes', 'trucks', 'vans', 'buses', 'vehicles']);

/** The fields that a shopper expects. If one is unknown, the table says so. */
const owedFields = ({ stockType, vehType }: StockItem): ReadonlySet<DisplayFieldKey> => {
  const owed = new Set<DisplayFieldKey>(['year', 'colour', 'stockNumber']);
  if (DRIVEN.has(stockType)) {
    for (const key of ['bodyType', 'transmission', 'fuelType'] as const) owed.add(key);
    if (vehType !== 'New') owed.add('odometer');
  }
  return owed;
};

/** The specifications of a stock item, in groups, with an em dash for required values that are unknown. */
export const stockDisplayGroups = (item: StockItem): readonly DisplayGroup[] =>
  displayGroups(displayValues(item), owedFields(item), { vinNumber: typeWords(item.stockType).serial });
