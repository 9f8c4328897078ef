import type { StockItem } from '../stockItem';
import type { StockType } from '../stockTypes';
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

/** Stock that drives by itself: its fuel, gearbox and kilometres are owed. */
const DRIVEN: ReadonlySet<StockType> = new Set(['cars', 'bikes', 'trucks', 'vans', 'buses', 'vehicles']);

/** The fields a shopper is owed an answer to, if only that it is not known. */
const owedFields = ({ stockType, vehType }: StockItem): ReadonlySet<DisplayFieldKey> => {
  const owed = new Set<DisplayFieldKey>(['year', 'colour', 'stockNumber']);
  if (DRIVEN.has(stockType)) {
    for (const key of ['bodyType', 'transmission', 'fuelType'] as const) owed.add(key);
    if (vehType !== 'New') owed.add('odometer');
  }
  return owed;
};

/** The specifications of a stock item, in groups, with an em dash for what is owed but not known. */
export const stockDisplayGroups = (item: StockItem): readonly DisplayGroup[] =>
  displayGroups(displayValues(item), owedFields(item));
