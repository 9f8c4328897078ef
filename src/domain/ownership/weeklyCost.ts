import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from '../finance/loan';
import { isRecord, known } from '../knownFields';
import { type Cents, type Dollars, dollarsToCents } from '../money';
import type { StockItem } from '../stock/stockItem';

const WEEKS_A_YEAR = 52;

/** What a shopper says of their driving and of what they pay for it. A price that they leave out is unknown. */
export interface Driving {
  readonly kilometresAYear: number;
  /** Dollars a litre. */
  readonly petrol?: Dollars;
  /** Dollars a litre. */
  readonly diesel?: Dollars;
  /** Dollars a kilowatt hour. */
  readonly electricity?: Dollars;
}

export const DRIVING_BOUNDS: Readonly<
  Record<keyof Driving, { readonly least: number; readonly most: number }>
> = {
  kilometresAYear: { least: 0, most: 300_000 },
  petrol: { least: 0, most: 20 },
  diesel: { least: 0, most: 20 },
  electricity: { least: 0, most: 5 },
};

const readAmount = (value: unknown, { least, most }: { readonly least: number; readonly most: number }) =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** Reads what a device stored; `undefined` without the kilometres. A price that can't be true is left out. */
export function parseDriving(stored: unknown): Driving | undefined {
  if (!isRecord(stored)) return undefined;
  const kilometresAYear = readAmount(stored.kilometresAYear, DRIVING_BOUNDS.kilometresAYear);
  if (kilometresAYear === undefined) return undefined;
  const price = (name: 'petrol' | 'diesel' | 'electricity') => readAmount(stored[name], DRIVING_BOUNDS[name]);
  return {
    kilometresAYear,
    ...known({ petrol: price('petrol'), diesel: price('diesel'), electricity: price('electricity') }),
  };
}

type EnergyPrice = Exclude<keyof Driving, 'kilometresAYear'>;

/** What an item uses for 100 km, and by which price it is paid. */
interface EnergyUse {
  readonly by: EnergyPrice;
  /** Litres, or kilowatt hours of electricity. */
  readonly amount: number;
}

/**
 * What an item uses for 100 km, as its feed says. `undefined` for a plug-in hybrid, whose share of electricity nobody knows, for
 * other fuels, and where the feed doesn't say.
 */
export function energyUse({
  fuelType = '',
  fuelCombined,
  fuelEconomy = '',
}: Pick<StockItem, 'fuelType' | 'fuelCombined' | 'fuelEconomy'>): EnergyUse | undefined {
  if (/plug/i.test(fuelType)) return undefined;
  if (/^(?:battery )?electric$/i.test(fuelType)) {
    const [, amount] = /^(\d+(?:\.\d+)?) ?kWh\/100 ?km/i.exec(fuelEconomy) ?? [];
    return amount === undefined ? undefined : { by: 'electricity', amount: Number(amount) };
  }
  const by = /diesel/i.test(fuelType)
    ? 'diesel'
    : /petrol|unleaded|^hybrid$/i.test(fuelType)
      ? 'petrol'
      : undefined;
  return by && fuelCombined !== undefined ? { by, amount: fuelCombined } : undefined;
}

interface CostPart {
  readonly name: 'repayment' | EnergyPrice;
  /** A week. */
  readonly cents: Cents;
}

interface WeeklyCost {
  readonly parts: readonly CostPart[];
  /** The sum of the parts. */
  readonly total: Cents;
}

interface Repaid {
  /** Dollars for each period, as shown. */
  readonly displayed: Dollars;
  readonly frequency: RepaymentFrequency;
}

/**
 * What an item costs in a week: its repayment, and fuel or electricity for the shopper’s kilometres. Each part is rounded to the
 * cent, and the total is the sum of the parts as they are shown. There is no total unless both parts are known: without its fuel
 * the thirstiest item would look like the cheapest. Servicing, registration, insurance and tyres aren’t in it, and the screen
 * says so.
 *
 * @example
 * weeklyCost({ fuelType: 'Diesel', fuelCombined: 8 }, { displayed: 200, frequency: 'week' }, { kilometresAYear: 13000, diesel: 2 })?.total // → 24000
 */
export function weeklyCost(
  item: Parameters<typeof energyUse>[0],
  { displayed, frequency }: Repaid,
  driving: Driving,
): WeeklyCost | undefined {
  const use = energyUse(item);
  const price = use && driving[use.by];
  if (!use || price === undefined) return undefined;
  const energy = (use.amount * price * driving.kilometresAYear) / 100 / WEEKS_A_YEAR;
  const parts: readonly CostPart[] = [
    { name: 'repayment', cents: dollarsToCents((displayed * REPAYMENTS_PER_YEAR[frequency]) / WEEKS_A_YEAR) },
    { name: use.by, cents: dollarsToCents(energy) },
  ];
  return { parts, total: parts.reduce((sum, { cents }) => sum + cents, 0) as Cents };
}
