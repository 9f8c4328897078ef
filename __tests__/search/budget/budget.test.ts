import fc from 'fast-check';
import { calculateRepayment } from '../../../src/domain/finance/calculateRepayment';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { budgetFilters, budgetLimits } from '../../../src/search/budget';
import type { BudgetState } from '../../../src/search/searchState';
import { okValue } from '../../../support/okValue';
import { runs } from '../../support/runs';

const RATES = { default: 11.94, new: 7.99, demo: 8.99, used: 11.94 };
const termsWith = (more: object = {}) => ({
  settings: okValue(parseFinanceSettings({ repaymentInterestRate: RATES, repaymentTerm: 60, ...more })),
});
const terms = termsWith();
const week = (affordAmount: number, depositAmount = 0): BudgetState => ({
  affordAmount,
  depositAmount,
  frequency: 'week',
});
const limits = (budget: BudgetState, more: object = {}) => {
  const result = budgetLimits(budget, termsWith(more));
  return result.kind === 'ok' ? result.value : result.fault.reason;
};

describe('a budget', () => {
  it('reaches a price for each vehicle type, by its rate, in whole dollars', () => {
    expect(limits(week(170))).toEqual({ New: 36415, Demo: 35576, Used: 33254 });
  });

  it('reaches further with a deposit', () => {
    expect(limits(week(170, 5000))).toEqual({ New: 41415, Demo: 40576, Used: 38254 });
  });

  it('of $0 reaches its deposit', () => {
    expect(limits(week(0))).toEqual({ New: 0, Demo: 0, Used: 0 });
    expect(limits(week(0, 3000))).toEqual({ New: 3000, Demo: 3000, Used: 3000 });
  });

  it('is a price filter of its own for each vehicle type', () => {
    expect(budgetFilters({ New: 36415, Demo: 35576, Used: 33254 })).toBe(
      'priceNew<=36415 OR priceDemo<=35576 OR priceUsed<=33254',
    );
  });

  it.each([
    ['a negative amount', week(-1)],
    ['an amount that is no number', week(Number.NaN)],
    ['a negative deposit', week(170, -1)],
    ['an unknown frequency', { ...week(170), frequency: 'toString' as 'week' }],
  ])('with %s is refused', (_what, budget) => {
    expect(budgetLimits(budget, terms).kind).toBe('err');
  });

  it('that is below the fees is refused with the reason', () => {
    expect(limits(week(1), { repaymentEstablishFee: 5000 })).toBe('belowFees');
  });

  it('never shows a vehicle whose repayment is above it, and never misses one that it covers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(20_000), (affordAmount, depositAmount) => {
        const reached = limits(week(affordAmount, depositAmount)) as { Used: number };
        const repayment = (price: number) => {
          const result = calculateRepayment({
            price,
            depositAmount,
            interestRate: 11.94,
            termMonths: 60,
            frequency: 'week',
          });
          return result.kind === 'ok' ? result.value : Number.NaN;
        };
        expect(repayment(reached.Used)).toBeLessThanOrEqual(affordAmount + 1e-7);
        expect(repayment(reached.Used + 1)).toBeGreaterThan(affordAmount);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});
