import { RATE_NAMES, type RateName } from './financeFields';
import { roundTo } from './rounding';

type StatedRates = Readonly<Partial<Record<RateName, number | null | undefined>>>;

interface StatedFinance {
  readonly repaymentInterestRate?: StatedRates | null | undefined;
  readonly comparisonRate?: StatedRates | null | undefined;
}

/** A stated comparison rate, and the interest rate that it must not be below; percent a year. */
interface TooLowRate {
  readonly name: RateName;
  readonly interestRate: number;
}

/**
 * The stated comparison rates that are below their interest rates, at the two decimals that shoppers see. None can be right: a
 * comparison rate is the interest and the fees. What has no interest rate of its own has the default one.
 * @example
 * comparisonBelowInterest({ repaymentInterestRate: { default: 8.49 }, comparisonRate: { new: 8.05 } }) // → [{ name: 'new', interestRate: 8.49 }]
 */
export const comparisonBelowInterest = ({
  repaymentInterestRate,
  comparisonRate,
}: StatedFinance): readonly TooLowRate[] =>
  RATE_NAMES.flatMap((name) => {
    const stated = comparisonRate?.[name];
    const interestRate = repaymentInterestRate?.[name] ?? repaymentInterestRate?.default;
    return typeof stated === 'number' &&
      typeof interestRate === 'number' &&
      roundTo(stated, -2) < roundTo(interestRate, -2)
      ? [{ name, interestRate }]
      : [];
  });
