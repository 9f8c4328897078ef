import type { Months } from '../finance/loan';
import type { Dollars } from '../money';
import type { ServicePlan } from '../stock/servicePlan';

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
