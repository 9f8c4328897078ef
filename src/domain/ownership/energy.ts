import { isRecord, known } from '../knownFields';
import type { Dollars } from '../money';
import type { StockItem } from '../stock/stockItem';
import { daysBetween } from '../wallClock';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const A_LITRE: Bounds = { least: 0.01, most: 20 };

/** What vehicles run on: its name, what its price is for, and the prices in dollars that can be true. */
export const ENERGY = {
  petrol91: { label: 'Unleaded 91', unit: 'litre', used: 'L/100 km', bounds: A_LITRE },
  petrol95: { label: 'Premium 95', unit: 'litre', used: 'L/100 km', bounds: A_LITRE },
  petrol98: { label: 'Premium 98', unit: 'litre', used: 'L/100 km', bounds: A_LITRE },
  diesel: { label: 'Diesel', unit: 'litre', used: 'L/100 km', bounds: A_LITRE },
  electricity: {
    label: 'Electricity at home',
    unit: 'kWh',
    used: 'kWh/100 km',
    bounds: { least: 0.01, most: 5 },
  },
} as const;

export type EnergyName = keyof typeof ENERGY;

export const ENERGY_NAMES = Object.keys(ENERGY) as readonly EnergyName[];

/** Dollars a litre, or a kilowatt hour. A price that is absent is unknown. */
type EnergyPrices = { readonly [Name in EnergyName]?: Dollars | undefined };

/** The prices that a dealer looked up. */
export type LookedUpPrices = { readonly [Name in EnergyName]?: Dollars | null | undefined } & {
  /** The day on which they were looked up: `2026-11-20`. */
  readonly asAt: string;
};

/** What a shopper says of their driving and of what they pay for it. What they leave out is the dealer's. */
export interface Driving extends EnergyPrices {
  readonly kilometresAYear?: number | undefined;
}

export const KILOMETRES_A_YEAR: Bounds = { least: 0, most: 300_000 };

/** Reads what a device stored. A value that can't be true is left out. */
export function parseDriving(stored: unknown): Driving | undefined {
  if (!isRecord(stored)) return undefined;
  const amount = (name: keyof Driving, { least, most }: Bounds) => {
    const value = stored[name];
    return typeof value === 'number' && value >= least && value <= most ? value : undefined;
  };
  return known({
    kilometresAYear: amount('kilometresAYear', KILOMETRES_A_YEAR),
    ...Object.fromEntries(ENERGY_NAMES.map((name) => [name, amount(name, ENERGY[name].bounds)])),
  });
}

/** How much of which energy an item uses for 100 km: litres, or kilowatt hours. */
interface EnergyUse {
  readonly of: EnergyName;
  readonly amount: number;
}

type EnergyFields = Pick<StockItem, 'fuelType' | 'fuelCombined' | 'fuelEconomy' | 'petrolGrade'>;

/**
 * What an item uses for 100 km, as its feed says. `undefined` for a plug-in hybrid, whose share of electricity is unknown, for
 * other fuels, and where the feed doesn't say. Petrol is unleaded 91 unless the feed asks for premium.
 */
export function energyUse({
  fuelType = '',
  fuelCombined,
  fuelEconomy = '',
  petrolGrade,
}: EnergyFields): EnergyUse | undefined {
  if (/plug|lpg|gas|ethanol|e10|e85/i.test(fuelType)) return undefined;
  if (/^(?:battery )?electric$/i.test(fuelType)) {
    const [, amount] = /^(\d+(?:\.\d+)?) ?kWh\/100 ?km/i.exec(fuelEconomy) ?? [];
    return amount === undefined ? undefined : { of: 'electricity', amount: Number(amount) };
  }
  const of = /diesel/i.test(fuelType)
    ? 'diesel'
    : /petrol|unleaded|^hybrid$/i.test(fuelType)
      ? (`petrol${petrolGrade ?? 91}` as const)
      : undefined;
  return of && fuelCombined !== undefined ? { of, amount: fuelCombined } : undefined;
}

/** How many days the dealer's prices count: a quarter, which is how often the consumer watchdog reports on fuel. */
export const MAX_PRICE_AGE_DAYS = 92;

/** The price of energy: the shopper's own, or else the dealer's. */
type EnergyPrice =
  | { readonly kind: 'own' | 'dealer'; readonly dollars: Dollars }
  | { readonly kind: 'outOfDate'; readonly asAt: string }
  | { readonly kind: 'unknown' };

/** @param today a date in the dealership's time zone; absent in a built page, which names the day of its prices anyway */
export function energyPrice(
  name: EnergyName,
  own: EnergyPrices,
  lookedUp: LookedUpPrices | undefined,
  today: string | undefined,
): EnergyPrice {
  const typed = own[name];
  if (typed !== undefined) return { kind: 'own', dollars: typed };
  const dollars = lookedUp?.[name] ?? undefined;
  if (!lookedUp || dollars === undefined) return { kind: 'unknown' };
  const daysLeft = today === undefined ? 0 : priceDaysLeft(lookedUp.asAt, today);
  if (daysLeft < 0) return { kind: 'outOfDate', asAt: lookedUp.asAt };
  return daysLeft > MAX_PRICE_AGE_DAYS ? { kind: 'unknown' } : { kind: 'dealer', dollars };
}

/** How many more days the dealer's prices count: below zero if they are too old, above a quarter if their day is yet to come. */
export const priceDaysLeft = (asAt: string, today: string): number =>
  MAX_PRICE_AGE_DAYS - daysBetween(asAt, today);
