import { type Deal, dealPrice } from '../../../../domain/finance/financeSettings';

/** The starting values of a calculation for a stock item, under the calculator's own parameters. */
interface Choices extends Deal {
  /** Dollars, without the deal's on-road costs. */
  readonly price: number;
  readonly vehType: string;
}

/** The query of a calculation with the item's price and rate, and the shopper's own terms (see `calculatorAddress`). */
export function repaymentQuery({ price, vehType, onRoadCosts, ...own }: Choices): string {
  const parameters = Object.entries(own).flatMap(([key, value]) =>
    value === undefined ? [] : [`&${key}=${value}`],
  );
  return `?calculate=repayment&price=${dealPrice(price, { onRoadCosts })}${parameters.join('')}&vehicleType=${vehType}`;
}

/** The calculator's address with the same repayment as beside the link, and with a link back to the item. */
export const calculatorHref = (id: string, choices: Choices): string =>
  `/finance-calculator/${repaymentQuery(choices)}&stockItem=${encodeURIComponent(id)}`;
