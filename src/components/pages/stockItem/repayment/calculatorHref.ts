import type { ShopperFinance } from '../../../../domain/finance/financeSettings';
import type { Balloon } from '../../../../domain/finance/loan';

/** The starting values of a calculation for a stock item, under the calculator's own parameters. */
interface Choices extends Partial<ShopperFinance>, Balloon {
  readonly price: number;
  readonly vehType: string;
}

/** The query of a calculation with the item's price and rate, and the shopper's own terms (see `calculatorAddress`). */
export function repaymentQuery({ price, vehType, ...own }: Choices): string {
  const { frequency, depositAmount, termMonths, balloonAmount, balloonPercentage } = own;
  const parameters = Object.entries({
    frequency,
    depositAmount,
    termMonths,
    balloonAmount,
    balloonPercentage,
  }).flatMap(([key, value]) => (value === undefined ? [] : [`&${key}=${value}`]));
  return `?calculate=repayment&price=${price}${parameters.join('')}&vehicleType=${vehType}`;
}

/** The calculator's address with the same repayment as beside the link, and with a link back to the item. */
export const calculatorHref = (id: string, choices: Choices): string =>
  `/finance-calculator/${repaymentQuery(choices)}&stockItem=${encodeURIComponent(id)}`;
