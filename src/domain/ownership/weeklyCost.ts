import { type Months, REPAYMENTS_PER_YEAR, type RepaymentFrequency } from '../finance/loan';
import type { Dollars } from '../money';
import type { ServicePlan } from '../stock/servicePlan';
import type { StockItem } from '../stock/stockItem';
import { type Driving, type EnergyName, energyPrice, energyUse, type LookedUpPrices } from './energy';

const WEEKS_A_YEAR = 52;

/** The parts of what a vehicle costs, in the order in which they are shown. Insurance and tyres are never among them. */
export const COST_PARTS = ['repayment', 'energy', 'servicing', 'registration'] as const;

export type CostPartName = (typeof COST_PARTS)[number];

/** What a part is made of, so that a screen can show its working. */
type Working =
  | { readonly name: 'repayment' }
  | {
      readonly name: 'energy';
      readonly of: EnergyName;
      /** For 100 km. */
      readonly amount: number;
      readonly price: Dollars;
      readonly kilometresAYear: number;
    }
  | { readonly name: 'servicing'; readonly count: number; readonly all: Dollars; readonly termMonths: Months }
  | ({ readonly name: 'registration' } & Registration);

/** A year's registration and compulsory insurance, and the state or country whose they are. */
interface Registration {
  readonly aYear: Dollars;
  readonly place: string;
}

/** A part of the cost. The dollars of a week are whole, as they are shown. */
export type CostPart = Working & { readonly dollars: Dollars };

/** A part that is not known, and why. */
export interface MissingPart {
  readonly name: CostPartName;
  readonly because: 'unknown' | 'noPrice' | 'outOfDate' | 'beyondPlan';
}

export interface WeeklyCost {
  /** Those that are known, switched on or off. */
  readonly parts: readonly CostPart[];
  readonly missing: readonly MissingPart[];
  /** The sum of the parts that are switched on; absent if there are none. */
  readonly total?: Dollars;
  /** What the total is without: parts that are missing or switched off. */
  readonly without: readonly CostPartName[];
}

export interface CostBasis {
  /** The repayment as shown; absent if there is none. */
  readonly repayment: { readonly displayed: Dollars; readonly frequency: RepaymentFrequency } | undefined;
  readonly termMonths: Months;
  /** The shopper's own kilometres and prices. */
  readonly own: Driving;
  /** The dealer's kilometres and prices. */
  readonly dealer: (LookedUpPrices & { readonly kilometresAYear: number }) | undefined;
  /** Absent if it isn't known. */
  readonly registration?: Registration | undefined;
  /** A date in the dealership's time zone; absent in a built page. */
  readonly today: string | undefined;
  /** The parts that the shopper switched off. */
  readonly off: readonly CostPartName[];
}

export type CostFields = Parameters<typeof energyUse>[0] & Pick<StockItem, 'servicing'>;

/** What an item costs in a week, in whole dollars. The total is the sum of the known parts, and says what it is without. */
export function weeklyCost(item: CostFields, basis: CostBasis): WeeklyCost {
  const all = COST_PARTS.map((name) => PARTS[name](item, basis));
  const parts = all.filter((part) => 'dollars' in part);
  const missing = all.filter((part) => 'because' in part);
  const on = parts.filter(({ name }) => !basis.off.includes(name));
  return {
    parts,
    missing,
    ...(on.length > 0 && { total: on.reduce((sum, { dollars }) => sum + dollars, 0) }),
    without: COST_PARTS.filter((name) => !on.some((part) => part.name === name)),
  };
}

const PARTS: Readonly<Record<CostPartName, (item: CostFields, basis: CostBasis) => CostPart | MissingPart>> =
  {
    repayment: (_, { repayment }) =>
      repayment
        ? {
            name: 'repayment',
            dollars: Math.round(
              (repayment.displayed * REPAYMENTS_PER_YEAR[repayment.frequency]) / WEEKS_A_YEAR,
            ),
          }
        : { name: 'repayment', because: 'unknown' },

    energy: (item, { own, dealer, today }) => {
      const use = energyUse(item);
      const kilometresAYear = own.kilometresAYear ?? dealer?.kilometresAYear;
      if (!use) return { name: 'energy', because: 'unknown' };
      const price = energyPrice(use.of, own, dealer, today);
      if (price.kind === 'outOfDate') return { name: 'energy', because: 'outOfDate' };
      if (price.kind === 'unknown' || kilometresAYear === undefined)
        return { name: 'energy', because: 'noPrice' };
      const dollars = Math.round((use.amount * price.dollars * kilometresAYear) / 100 / WEEKS_A_YEAR);
      return { name: 'energy', dollars, ...use, price: price.dollars, kilometresAYear };
    },

    servicing: ({ servicing }, { own, dealer, termMonths }) => {
      const kilometresAYear = own.kilometresAYear ?? dealer?.kilometresAYear;
      if (!servicing || kilometresAYear === undefined) return { name: 'servicing', because: 'unknown' };
      const due = plannedServices(servicing, termMonths, kilometresAYear);
      if (!due) return { name: 'servicing', because: 'beyondPlan' };
      const weeks = (termMonths * WEEKS_A_YEAR) / 12;
      return {
        name: 'servicing',
        dollars: Math.round(due.dollars / weeks),
        count: due.count,
        all: due.dollars,
        termMonths,
      };
    },

    registration: (_, { registration }) =>
      registration
        ? { name: 'registration', dollars: Math.round(registration.aYear / WEEKS_A_YEAR), ...registration }
        : { name: 'registration', because: 'unknown' },
  };

/** The totals that may be set side by side: all if they are made of the same parts, else none. */
export function comparableTotals(
  costs: readonly (WeeklyCost | undefined)[],
): readonly (Dollars | undefined)[] {
  const kinds = new Set(costs.flatMap((cost) => (cost?.total === undefined ? [] : [cost.without.join()])));
  return costs.map((cost) => (kinds.size === 1 ? cost?.total : undefined));
}

interface PlannedServices {
  readonly count: number;
  readonly dollars: Dollars;
}

/**
 * The services that are due within a term, and their price together. `undefined` if more are due than have a published price.
 *
 * @example
 * plannedServices({ months: 12, kilometres: 15000, prices: [265, 289, 265] }, 24, 15000) // → { count: 2, dollars: 554 }
 */
export function plannedServices(
  { months, kilometres, prices }: ServicePlan,
  termMonths: Months,
  kilometresAYear: number,
): PlannedServices | undefined {
  const count = Math.floor(Math.max(termMonths / months, (termMonths * kilometresAYear) / 12 / kilometres));
  return count > prices.length
    ? undefined
    : { count, dollars: prices.slice(0, count).reduce((sum, price) => sum + price, 0) };
}
