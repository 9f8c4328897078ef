import type { Deal } from './financeSettings';
import { isRepaymentFrequency } from './loan';

/** The largest amount of a deal, dollars, and its longest term, months: as much as a shopper may type. */
const MAX_AMOUNT = 10_000_000;
const MAX_TERM = 120;

const upTo = (most: number) => (value: unknown) => typeof value === 'number' && value >= 0 && value <= most;

const IS_READABLE: Readonly<Record<keyof Deal, (value: unknown) => boolean>> = {
  onRoadCosts: upTo(MAX_AMOUNT),
  frequency: isRepaymentFrequency,
  depositAmount: upTo(MAX_AMOUNT),
  termMonths: (value) => value !== 0 && upTo(MAX_TERM)(value),
  tradeInWorth: upTo(MAX_AMOUNT),
  tradeInOwed: upTo(MAX_AMOUNT),
  balloonAmount: upTo(MAX_AMOUNT),
  balloonPercentage: upTo(100),
};

/**
 * The deal in a stored value or in a link, perhaps from another version of the site. Leaves out what cannot be read, and
 * everything that a shopper does not decide, such as a rate; `undefined` if it is no deal at all.
 */
export function parseDeal(value: unknown): Deal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(value).filter(
    ([name, one]) => Object.hasOwn(IS_READABLE, name) && IS_READABLE[name as keyof Deal](one),
  );
  return read.length === 0 ? undefined : Object.fromEntries(read);
}
