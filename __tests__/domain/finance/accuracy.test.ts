import { comparisonRate } from '../../../src/domain/finance/comparisonRate';
import { okValue } from '../../../support/okValue';
import { comparisonAccuracy, creditOf, loanAccuracy } from '../../support/finance/financeAccuracy';
import { CREDIT_GRID, LOAN_GRID, sampleOf } from '../../support/finance/financeGrid';
import { runs } from '../../support/runs';

const PATIENCE = 900_000;

describe('the finance module against high-precision arithmetic', () => {
  const loans = sampleOf(LOAN_GRID, runs(600, LOAN_GRID.length));

  it(
    'is within 1e-12 for repayments, maximum prices and yearly balances',
    () => {
      const worst = loanAccuracy(loans);
      expect(worst.loans).toBeGreaterThan(runs(500, 20_000));
      expect(worst.repayment).toBeLessThanOrEqual(1e-12);
      expect(worst.maximumPrice).toBeLessThanOrEqual(1e-12);
      expect(worst.balance).toBeLessThanOrEqual(1e-12);
    },
    PATIENCE,
  );

  it(
    'is within 1e-11 percentage points for comparison rates',
    () => {
      const credits = sampleOf(CREDIT_GRID, runs(600, CREDIT_GRID.length));
      const { converged, error } = comparisonAccuracy(credits);
      expect(converged).toBe(credits.length);
      expect(error).toBeLessThanOrEqual(1e-11);
    },
    PATIENCE,
  );

  it('finds a comparison rate for every credit of the grid, in under six steps on average', () => {
    expect(CREDIT_GRID).toHaveLength(18_480);
    const found = CREDIT_GRID.map((credit) => okValue(comparisonRate(creditOf(credit))));
    expect(found.filter(({ converged }) => !converged)).toEqual([]);
    expect(found.reduce((sum, { iterations }) => sum + iterations, 0) / found.length).toBeLessThan(6);
    expect(Math.max(...found.map(({ iterations }) => iterations))).toBeLessThanOrEqual(50);
  });
});
