import { isRecord, known } from '../knownFields';
import type { StockItem } from '../stock/stockItem';
import type { StockType } from '../stock/stockTypes';

export interface OwnVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** Kilometres. */
  readonly odometer?: number;
  /** L/100 km. */
  readonly fuelCombined?: number;
}

type TextName = 'make' | 'model';
type NumberName = Exclude<keyof OwnVehicle, TextName>;

export const MAX_OWN_NAME = 40;

/** What a number may be. Beyond it, it is a slip of the finger. */
export const OWN_BOUNDS: Readonly<Record<NumberName, { readonly least: number; readonly most: number }>> = {
  year: { least: 1900, most: 2100 },
  odometer: { least: 0, most: 3_000_000 },
  fuelCombined: { least: 0.5, most: 99 },
};

const isPlausible = (name: NumberName, value: unknown): value is number =>
  typeof value === 'number' && value >= OWN_BOUNDS[name].least && value <= OWN_BOUNDS[name].most;

/** Reads what a device stored of the shopper’s vehicle. `undefined` if it names none; numbers that can't be true are left out. */
export function parseOwnVehicle(value: unknown): OwnVehicle | undefined {
  if (!isRecord(value)) return undefined;
  const { make, model, year, odometer, fuelCombined } = value;
  if (!isName(make) || !isName(model) || !isPlausible('year', year)) return undefined;
  return {
    make: make.trim(),
    model: model.trim(),
    year,
    ...known({
      odometer: isPlausible('odometer', odometer) ? odometer : undefined,
      fuelCombined: isPlausible('fuelCombined', fuelCombined) ? fuelCombined : undefined,
    }),
  };
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_OWN_NAME;

/** The shopper’s vehicle as a column of a comparison: a used item without a price, about which little is known. */
export const ownItem = (own: OwnVehicle, stockType: StockType): StockItem => ({
  ...own,
  id: 'own',
  vehType: 'Used',
  stockType,
  status: 'available',
  priceType: 'poa',
  featured: false,
  brandCertified: false,
  tags: [],
  images: [],
});
