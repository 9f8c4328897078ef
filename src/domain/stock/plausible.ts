import { formatNumber } from '../formatNumber';
import type { Cents } from '../money';
import type { StockFieldName } from './stockFields';
import type { StockItem } from './stockItem';
import type { StockType } from './stockTypes';

/** What an unusual value is: it is shown, and somebody should look at it. */
interface OddValue {
  readonly field: StockFieldName;
  readonly value: string;
  readonly reason: string;
}

type Bounds = readonly [least: number, most: number];
type NumberField =
  | 'odometer'
  | 'seats'
  | 'doorNum'
  | 'cylinders'
  | 'power'
  | 'engineHours'
  | 'fuelCombined'
  | 'length'
  | 'tareMass'
  | 'lengthMeters'
  | 'sleepingCapacity';

const ROAD: Readonly<Partial<Record<NumberField, Bounds>>> = {
  odometer: [0, 1_000_000],
  seats: [1, 12],
  doorNum: [1, 7],
  cylinders: [1, 16],
  power: [15, 1_500],
  engineHours: [0, 50_000],
  fuelCombined: [0.5, 40],
  length: [2_000, 9_000],
  tareMass: [400, 6_000],
};
const HEAVY: typeof ROAD = {
  ...ROAD,
  odometer: [0, 3_000_000],
  seats: [1, 100],
  power: [15, 1_500],
  length: [2_000, 25_000],
  tareMass: [600, 60_000],
};

/** What is usual for each kind of stock. A value outside is shown all the same, with a warning in the report. */
const USUAL: Readonly<Record<StockType, typeof ROAD>> = {
  cars: ROAD,
  vans: { ...ROAD, seats: [1, 20] },
  vehicles: HEAVY,
  bikes: {
    odometer: [0, 400_000],
    seats: [1, 4],
    cylinders: [1, 8],
    power: [0.5, 250],
    length: [1_000, 4_000],
    tareMass: [30, 700],
  },
  trucks: HEAVY,
  buses: HEAVY,
  trailers: { length: [1_000, 30_000], tareMass: [50, 30_000] },
  caravans: {
    length: [2_000, 15_000],
    lengthMeters: [2, 15],
    tareMass: [300, 8_000],
    sleepingCapacity: [1, 12],
  },
  machinery: { engineHours: [0, 100_000], power: [1, 5_000] },
  boats: { engineHours: [0, 50_000], lengthMeters: [1.5, 100], power: [1, 5_000] },
  other: {},
};

/** Below this, a price in dollars makes no sense for the kind of stock; nobody sells a car for fifty cents. */
const MIN_PRICE: Readonly<Record<StockType, number>> = {
  cars: 200,
  vans: 200,
  trucks: 200,
  buses: 200,
  vehicles: 200,
  boats: 100,
  caravans: 100,
  machinery: 50,
  bikes: 50,
  trailers: 50,
  other: 1,
};

/** Nobody sells a used vehicle that has run less than this. */
const FEW_KILOMETRES = 100;

/** Above this, in dollars, a price is unusual. */
const UNUSUAL_PRICE = 3_000_000;

/** The least that an item of a stock type can cost, in cents. */
export const leastPrice = (stockType: StockType): Cents => (MIN_PRICE[stockType] * 100) as Cents;

/** Kinds of stock whose numbers have another form. */
const NO_VIN: ReadonlySet<StockType> = new Set(['boats', 'machinery', 'trailers', 'other']);

const vinFault = (vin: string): string | undefined => {
  if (vin.length !== 17) return `has ${vin.length} characters where a VIN has 17`;
  if (/[IOQ]/.test(vin)) return 'has the letter I, O or Q, which no VIN has';
  if (!/^[A-Z\d]+$/.test(vin)) return 'has a character that no VIN has';
  return /^[1-5]/.test(vin) && !hasCheckDigit(vin)
    ? 'has a check digit that does not fit: it may be misspelt'
    : undefined;
};

const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the ninth character of a North American VIN fits the others (49 CFR 565.15). */
const hasCheckDigit = (vin: string): boolean => {
  const sum = VIN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (VIN_VALUES.indexOf(vin[index] ?? '') % 10),
    0,
  );
  return vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
};

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

/** What spreadsheets make of names such as `9-3`: `03-Sep`, `Mar-20`, `9/03/2026`. */
const MADE_A_DATE = new RegExp(`^(?:\\d{1,2}-${MONTH}|${MONTH}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})$`, 'i');

/** Values that can be published but look odd for this kind of stock. */
export const oddValues = (item: StockItem): readonly OddValue[] => {
  const odd: OddValue[] = [];
  const usual = USUAL[item.stockType];
  for (const field of Object.keys(usual) as NumberField[]) {
    const value = item[field];
    const [least, most] = usual[field] ?? [0, Number.POSITIVE_INFINITY];
    if (value !== undefined && (value < least || value > most))
      odd.push({
        field,
        value: formatNumber(value),
        reason: `is unusual: ${formatNumber(least)} to ${formatNumber(most)} is expected`,
      });
  }
  if (item.vehType === 'New' && (item.odometer ?? 0) > 5_000)
    odd.push({
      field: 'odometer',
      value: formatNumber(item.odometer ?? 0),
      reason: 'is a lot for a new vehicle',
    });
  if (item.vehType === 'Used' && usual.odometer && (item.odometer ?? FEW_KILOMETRES) < FEW_KILOMETRES)
    odd.push({
      field: 'odometer',
      value: formatNumber(item.odometer ?? 0),
      reason: 'is little for a used vehicle: are these thousands?',
    });
  if ((item.price ?? 0) > UNUSUAL_PRICE * 100)
    odd.push({ field: 'price', value: formatNumber((item.price ?? 0) / 100), reason: 'is unusually high' });
  for (const field of ['model', 'variations', 'series'] as const) {
    const value = item[field];
    if (value && MADE_A_DATE.test(value))
      odd.push({ field, value, reason: 'looks like a date: a spreadsheet may have changed it' });
  }
  const vin = item.vin === undefined || NO_VIN.has(item.stockType) ? undefined : vinFault(item.vin);
  if (item.vin !== undefined && vin) odd.push({ field: 'vin', value: item.vin, reason: vin });
  return odd;
};
