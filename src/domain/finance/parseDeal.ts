import type { Deal } from './financeSettings';
import { isRepaymentFrequency } from './loan';

/** The largest numbers of a deal, dollars, months and per cent: as much as a shopper may type. */
const MAX_AMOUNT = 10_000_000;
const MAX_NUMBERS: Readonly<Record<Exclude<keyof Deal, 'frequency'>, number>> = {
  onRoadCosts: MAX_AMOUNT,
  depositAmount: MAX_AMOUNT,
  termMonths: 120,
  tradeInWorth: MAX_AMOUNT,
  tradeInOwed: MAX_AMOUNT,
  balloonAmount: MAX_AMOUNT,
  balloonPercentage: 100,
};
const LIMITS = new Map(Object.entries(MAX_NUMBERS));

/** The deal in a stored value or in a link, without what cannot be read or a shopper does not decide; `undefined` if it is none. */
export function parseDeal(value: unknown): Deal | undefined {
  const read = Object.entries(Object(value)).filter(([name, one]) =>
    name === 'frequency'
      ? isRepaymentFrequency(one)
      : typeof one === 'number' && one >= (name === 'termMonths' ? 1 : 0) && one <= (LIMITS.get(name) ?? -1),
  );
  return read.length === 0 ? undefined : Object.fromEntries(read);
}
