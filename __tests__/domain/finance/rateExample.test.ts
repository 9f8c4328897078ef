import { loanTotals } from '../../../src/domain/finance/loanTotals';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { rateExample, totalPayableDifference } from '../../../src/domain/finance/rateExample';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import { okValue } from '../../../support/okValue';

const RATES = { default: 11.94, new: 0, used: 10.49 };
const settingsWith = (more: object = {}) =>
  okValue(
    parseFinanceSettings({
      repaymentInterestRate: RATES,
      repaymentEstablishFee: 395,
      repaymentTerm: 60,
      ...more,
    }),
  );

describe('The example of a rate', () => {
  it('is what $30,000 over 60 months comes to at that rate, with the fees, to the cent', () => {
    const totals = VEH_TYPES.map((vehType) => okValue(rateExample(settingsWith(), vehType)));
    expect(totals).toEqual([
      expect.objectContaining({
        interestRate: 0,
        purchaseAmount: 30_000,
        termMonths: 60,
        totalPayable: 30_395,
      }),
      expect.objectContaining({ interestRate: 11.94, totalPayable: 40_511.93 }),
      expect.objectContaining({ interestRate: 10.49, totalPayable: 39_189.39 }),
    ]);
  });

  it('has the comparison rate of the rate beside it', () => {
    expect(okValue(rateExample(settingsWith(), 'Used')).comparisonRate).toBe(11.07);
    const published = settingsWith({ comparisonRate: { used: 11.2 } });
    expect(okValue(rateExample(published, 'Used')).comparisonRate).toBe(11.2);
  });

  it('is for the loan of the settings, whatever deposit, balloon and frequency they have', () => {
    const settings = settingsWith({
      purchaseAmount: 20_000,
      repaymentPeriodMonths: 48,
      feesFinanced: false,
      repaymentDepositAmount: 5_000,
      repaymentBalloonPercentage: 30,
      repaymentFrequency: 'week',
    });
    const { totalPayable } = okValue(rateExample(settings, 'Used'));
    const loan = {
      price: 20_000,
      interestRate: 10.49,
      termMonths: 48,
      frequency: 'month',
      upFrontFees: 395,
    } as const;
    expect(totalPayable).toBeCloseTo(okValue(loanTotals(loan)).totalPayable, 2);
  });

  it('takes the lender’s own total for the default rate alone', () => {
    const settings = settingsWith({ totalPayableAmount: 40_500 });
    const totals = VEH_TYPES.map((vehType) => okValue(rateExample(settings, vehType)).totalPayable);
    expect(totals).toEqual([30_395, 40_500, 39_189.39]);
  });

  it('is refused if no comparison rate exists', () => {
    expect(rateExample(settingsWith({ repaymentEstablishFee: 30_000 }), 'New')).toMatchObject({
      kind: 'err',
    });
  });
});

describe('The lender’s own total', () => {
  it('is compared with what the default rate comes to', () => {
    expect(totalPayableDifference(settingsWith())).toBeUndefined();
    expect(totalPayableDifference(settingsWith({ totalPayableAmount: 40_511.93 }))).toBeUndefined();
    expect(totalPayableDifference(settingsWith({ totalPayableAmount: 39_189.39 }))).toEqual({
      published: 39_189.39,
      computed: 40_511.93,
    });
  });
});
