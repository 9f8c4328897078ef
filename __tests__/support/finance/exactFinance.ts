import { Decimal } from 'decimal.js';

/** Arithmetic with 50 extra digits; only tests and the benchmark use it. */
export const Exact = Decimal.clone({ precision: 70, rounding: Decimal.ROUND_HALF_EVEN });

type Exactly = Decimal;

/** The inputs of a loan as decimals: 11.94 is 11.94, not the nearest binary fraction. */
export interface ExactLoan {
  readonly price: number;
  readonly deposit: number;
  readonly fees: number;
  readonly balloon: number;
  readonly balloonShare?: number | undefined;
  readonly interestRate: number;
  readonly count: number;
  readonly repaymentsPerYear: number;
}

const exactRate = (loan: ExactLoan): Exactly =>
  new Exact(loan.interestRate).div(100).div(loan.repaymentsPerYear);

export const exactAmountFinanced = (loan: ExactLoan): Exactly =>
  new Exact(loan.price).minus(loan.deposit).plus(loan.fees);

const exactBalloon = (loan: ExactLoan): Exactly =>
  loan.balloonShare === undefined
    ? new Exact(loan.balloon)
    : exactAmountFinanced(loan).times(loan.balloonShare).div(100);

/** 1 − (1 + r)^−n, using only powers. */
const share = (rate: Exactly, count: number): Exactly => new Exact(1).minus(rate.plus(1).pow(-count));

/** Balance after `paid` repayments, from the future value of the loan and of the repayments. */
export function exactBalance(loan: ExactLoan, paid: number): Exactly {
  const rate = exactRate(loan);
  const balloon = exactBalloon(loan);
  const amortised = exactAmountFinanced(loan).minus(balloon);
  const left = loan.count - paid;
  if (rate.isZero()) return balloon.plus(amortised.times(left).div(loan.count));
  return balloon.plus(amortised.times(share(rate, left)).div(share(rate, loan.count)));
}

export function exactRepayment(loan: ExactLoan): Exactly {
  const rate = exactRate(loan);
  const balloon = exactBalloon(loan);
  const amortised = exactAmountFinanced(loan).minus(balloon);
  if (rate.isZero()) return amortised.div(loan.count);
  return amortised.times(rate).div(share(rate, loan.count)).plus(balloon.times(rate));
}

/** The terms of the sum for a maximum price; the first is the result. */
export function exactMaximumPrice(
  repayment: number,
  loan: Omit<ExactLoan, 'price'>,
): { readonly price: Exactly; readonly largestTerm: Exactly } {
  const rate = exactRate({ ...loan, price: 0 });
  const discounted = share(rate, loan.count);
  const factor = rate.isZero() ? new Exact(loan.count) : discounted.div(rate);
  const carried = new Exact(repayment).times(factor);
  if (loan.balloonShare !== undefined) {
    const beta = new Exact(loan.balloonShare).div(100);
    const credit = carried.div(new Exact(1).minus(beta).plus(beta.times(discounted)));
    const price = credit.minus(loan.fees).plus(loan.deposit);
    return { price, largestTerm: Exact.max(credit, loan.fees, loan.deposit) };
  }
  const later = new Exact(loan.balloon).times(new Exact(1).minus(discounted));
  const price = carried.plus(later).minus(loan.fees).plus(loan.deposit);
  return { price, largestTerm: Exact.max(carried, later, loan.fees, loan.deposit) };
}

interface ExactCredit {
  readonly credit: number;
  readonly creditFees: number;
  readonly feePerRepayment: number;
  readonly balloonShare: number;
  readonly interestRate: number;
  readonly count: number;
  readonly repaymentsPerYear: number;
  readonly periodsPerYear: number;
}

/**
 * Comparison rate by Newton's method in long arithmetic, from a first guess, until 45 digits are stable.
 * @param guess per cent a year, near the root
 */
export function exactComparisonRate(example: ExactCredit, guess: number): Exactly {
  const loan: ExactLoan = {
    price: example.credit,
    deposit: 0,
    fees: 0,
    balloon: 0,
    balloonShare: example.balloonShare,
    interestRate: example.interestRate,
    count: example.count,
    repaymentsPerYear: example.repaymentsPerYear,
  };
  const payment = exactRepayment(loan).plus(example.feePerRepayment);
  const balloon = exactBalloon(loan);
  const advance = new Exact(example.credit).minus(example.creditFees);
  const n = example.count;
  let rate = new Exact(guess).div(100).div(example.periodsPerYear);
  for (let step = 0; step < 60; step += 1) {
    const discount = rate.plus(1).pow(-n);
    const factor = new Exact(1).minus(discount).div(rate);
    const lastSlope = discount.times(-n).div(rate.plus(1));
    const factorSlope = lastSlope.neg().minus(factor).div(rate);
    const residual = payment.times(factor).plus(balloon.times(discount)).minus(advance);
    const change = residual.div(payment.times(factorSlope).plus(balloon.times(lastSlope)));
    rate = rate.minus(change);
    if (change.abs().lte(rate.abs().times('1e-45'))) break;
  }
  return rate.times(100).times(example.periodsPerYear);
}

/** The exact value of a double; its shortest decimal spelling can be half a unit in the last place away. */
export const exactly = (value: number): Exactly => {
  const spelling = Math.abs(value).toString(2);
  return new Exact(spelling.includes('e') ? value : `${value < 0 ? '-' : ''}0b${spelling}`);
};

/** The error of a computed figure, as a fraction of `scale`. */
export function errorOf(computed: number, exact: Exactly, scale: Exactly = exact): number {
  const error = exact.minus(exactly(computed));
  return error.isZero() ? 0 : error.div(scale).abs().toNumber();
}
