import fc from 'fast-check';
import { calculateMaximumPrice } from '../../../src/domain/finance/calculateMaximumPrice';
import { calculateRepayment } from '../../../src/domain/finance/calculateRepayment';
import { comparisonRate } from '../../../src/domain/finance/comparisonRate';
import type { Loan } from '../../../src/domain/finance/loan';
import { amountFinanced } from '../../../src/domain/finance/loanFigures';
import { loanTotals } from '../../../src/domain/finance/loanTotals';
import { repaymentSchedule } from '../../../src/domain/finance/repaymentSchedule';
import { displayRepayment } from '../../../src/domain/finance/rounding';
import { okValue } from '../../../support/okValue';
import { aLoan, aPrice, aRate, dollarsUpTo, someTerms } from '../../support/finance/loanArbitraries';
import { runs } from '../../support/runs';

const numRuns = runs(500, 10_000);
const repaymentOf = (loan: Loan): number => okValue(calculateRepayment(loan));
const maximumOf = (loan: Loan, repayment: number) => calculateMaximumPrice({ ...loan, repayment });

/** A balloon of the whole amount at almost no interest costs almost nothing, so a repayment fits any price. */
const fixesAPrice = (loan: Loan): boolean => repaymentOf(loan) > 1e-3;

/** For figures that differ only by rounding. */
const slack = 1e-9;

describe('law 1: repayment and maximum price undo each other', () => {
  it('from a price and back, within 1e-12 of it', () => {
    fc.assert(
      fc.property(aLoan.filter(fixesAPrice), (loan) => {
        const price = okValue(maximumOf(loan, repaymentOf(loan)));
        expect(Math.abs(price - loan.price)).toBeLessThanOrEqual(1e-12 * loan.price);
      }),
      { numRuns },
    );
  });

  it('from a budget and back', () => {
    const aBudget = fc.record({
      repayment: dollarsUpTo(2000, 1),
      depositAmount: dollarsUpTo(50_000),
      terms: someTerms,
    });
    fc.assert(
      fc.property(aBudget, ({ repayment, depositAmount, terms }) => {
        const conditions = { ...terms, depositAmount };
        const price = okValue(calculateMaximumPrice({ ...conditions, repayment }));
        const again = repaymentOf({ ...conditions, price });
        // The deposit is subtracted again, which loses the digits that it added.
        const largest = price / (price - depositAmount);
        expect(Math.abs(again - repayment)).toBeLessThanOrEqual(1e-12 * repayment * largest);
      }),
      { numRuns },
    );
  });
});

describe('law 2: whatever a budget finds is within the budget', () => {
  it('a price at or below the maximum shows a repayment of at most the budget', () => {
    const aSearch = fc.record({ loan: aLoan, budget: fc.integer({ min: 1, max: 3000 }), share: fc.nat(100) });
    fc.assert(
      fc.property(aSearch, ({ loan, budget, share }) => {
        const maximum = maximumOf(loan, budget);
        if (maximum.kind === 'err') return;
        for (const price of [Math.floor(maximum.value), Math.floor((maximum.value * share) / 100)]) {
          const repayment = calculateRepayment({ ...loan, price });
          if (repayment.kind === 'ok') expect(displayRepayment(repayment.value)).toBeLessThanOrEqual(budget);
        }
      }),
      { numRuns },
    );
  });
});

describe('law 3: the repayment', () => {
  const more = dollarsUpTo(5000, 1);

  it('rises with the price, the rate and the fees', () => {
    fc.assert(
      fc.property(aLoan, more, (loan, extra) => {
        const repayment = repaymentOf(loan);
        const { interestRate, fees } = loan;
        const isFree = 'balloonPercentage' in loan && loan.balloonPercentage === 100 && interestRate === 0;
        const rise = isFree ? 0 : Number.MIN_VALUE;
        expect(repaymentOf({ ...loan, price: loan.price + extra }) - repayment).toBeGreaterThanOrEqual(rise);
        expect(repaymentOf({ ...loan, fees: fees + extra }) - repayment).toBeGreaterThanOrEqual(rise);
        expect(repaymentOf({ ...loan, interestRate: interestRate + 0.01 })).toBeGreaterThan(repayment);
      }),
      { numRuns },
    );
  });

  it('falls with the deposit and the balloon', () => {
    fc.assert(
      fc.property(aPrice, someTerms, fc.nat(80), fc.nat(80), (price, terms, deposit, balloon) => {
        const loan = { price, ...terms, depositPercentage: deposit, balloonPercentage: balloon };
        const repayment = repaymentOf(loan);
        expect(repaymentOf({ ...loan, depositPercentage: deposit + 1 })).toBeLessThan(repayment);
        expect(repaymentOf({ ...loan, balloonPercentage: balloon + 10 })).toBeLessThanOrEqual(
          repayment * (1 + 1e-14),
        );
      }),
      { numRuns },
    );
  });

  it('falls with the term if there is no balloon', () => {
    fc.assert(
      fc.property(aPrice, someTerms, fc.integer({ min: 1, max: 60 }), (price, terms, months) => {
        const shorter = repaymentOf({ price, ...terms });
        const longer = repaymentOf({ price, ...terms, termMonths: terms.termMonths + months });
        expect(longer).toBeLessThanOrEqual(shorter);
        expect(longer).toBeGreaterThan(0);
      }),
      { numRuns },
    );
  });
});

describe('law 4: the maximum price', () => {
  it('rises with the budget and the deposit, and falls with the rate and the fees', () => {
    const aBudget = fc.record({
      repayment: dollarsUpTo(1500, 20),
      depositAmount: dollarsUpTo(30_000, 3000),
      fees: dollarsUpTo(2000),
      terms: someTerms,
    });
    fc.assert(
      fc.property(aBudget, dollarsUpTo(900, 1), ({ terms, ...given }, extra) => {
        const budget = { ...given, ...terms };
        const price = okValue(calculateMaximumPrice(budget));
        const with_ = (change: Partial<typeof budget>) =>
          okValue(calculateMaximumPrice({ ...budget, ...change }));
        expect(with_({ repayment: budget.repayment + extra })).toBeGreaterThan(price);
        expect(with_({ depositAmount: budget.depositAmount + extra })).toBeGreaterThan(price);
        expect(with_({ fees: budget.fees + extra })).toBeLessThan(price);
        expect(with_({ interestRate: budget.interestRate + 0.01 })).toBeLessThan(price);
      }),
      { numRuns },
    );
  });
});

describe('law 5: the yearly schedule', () => {
  it('adds up: principal and balloon are the amount financed, interest is the total interest', () => {
    fc.assert(
      fc.property(aLoan, (loan) => {
        const years = okValue(repaymentSchedule(loan));
        const totals = okValue(loanTotals(loan));
        const sum = (of: 'principal' | 'interest') => years.reduce((all, year) => all + year[of], 0);
        const financed = okValue(amountFinanced(loan));
        expect(Math.abs(sum('principal') + totals.balloon - financed)).toBeLessThanOrEqual(slack * financed);
        const paid = totals.totalInterest + financed;
        expect(Math.abs(sum('interest') - totals.totalInterest)).toBeLessThanOrEqual(slack * paid);
        expect(Math.abs(totals.totalPayable - paid)).toBeLessThanOrEqual(slack * paid);
      }),
      { numRuns },
    );
  });

  it('never owes more than the year before, and ends with the balloon', () => {
    fc.assert(
      fc.property(aLoan, (loan) => {
        const years = okValue(repaymentSchedule(loan));
        let owed = okValue(amountFinanced(loan));
        for (const { balance, principal, interest, ownership } of years) {
          expect(balance).toBeLessThanOrEqual(owed);
          expect(Math.min(balance, principal, interest, ownership)).toBeGreaterThanOrEqual(0);
          expect(ownership).toBeLessThanOrEqual(1);
          owed = balance;
        }
        expect(owed).toBe(okValue(loanTotals(loan)).balloon);
      }),
      { numRuns },
    );
  });
});

describe('law 6: the comparison rate', () => {
  const aCredit = fc.record({
    credit: dollarsUpTo(100_000, 1000),
    interestRate: aRate,
    termMonths: fc.integer({ min: 3, max: 84 }),
    balloonPercentage: fc.nat(100),
  });
  const aFee = dollarsUpTo(900, 1);

  it('for monthly repayments is above the interest rate with fees, and equal to it without', () => {
    fc.assert(
      fc.property(aCredit, aFee, (credit, creditFees) => {
        const monthly = { ...credit, frequency: 'month' as const };
        expect(okValue(comparisonRate(monthly)).rate).toBe(credit.interestRate);
        const dearer = okValue(comparisonRate({ ...monthly, creditFees }));
        expect(dearer.converged).toBe(true);
        expect(dearer.rate).toBeGreaterThan(credit.interestRate);
      }),
      { numRuns },
    );
  });

  it('does not change if all money is scaled by the same factor', () => {
    fc.assert(
      fc.property(aCredit, aFee, fc.integer({ min: 2, max: 9 }), (credit, creditFees, times) => {
        const once = { ...credit, creditFees, frequency: 'week' as const };
        const scaled = { ...once, credit: credit.credit * times, creditFees: creditFees * times };
        const rate = okValue(comparisonRate(once)).rate;
        expect(Math.abs(okValue(comparisonRate(scaled)).rate - rate)).toBeLessThanOrEqual(slack * (1 + rate));

        const loan = { ...once, price: credit.credit };
        const repayment = repaymentOf({ ...loan, price: loan.price * times });
        expect(Math.abs(repayment - repaymentOf(loan) * times)).toBeLessThanOrEqual(slack * repayment);
      }),
      { numRuns },
    );
  });
});
