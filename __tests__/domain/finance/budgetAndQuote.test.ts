import { maximumPriceForBudget } from '../../../src/domain/finance/maximumPriceForBudget';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { repaymentForPrice } from '../../../src/domain/finance/repaymentForPrice';
import { faultOf, okValue } from '../../../support/okValue';

const settingsOf = (raw: object) => okValue(parseFinanceSettings(raw));
const settings = settingsOf({
  repaymentInterestRate: { default: 11.94, new: 7.99 },
  repaymentEstablishFee: 395,
});
const weekly = { frequency: 'week', depositAmount: 0 } as const;

describe('what a card says about finance', () => {
  it('is the repayment, rounded up, with the rate and the comparison rate of the vehicle type', () => {
    const quote = okValue(repaymentForPrice(30000, 'Used', settings, weekly));
    expect(quote).toMatchObject({
      kind: 'repayment',
      displayed: 156,
      frequency: 'week',
      interestRate: 11.94,
    });
    expect(quote).toHaveProperty('comparisonRate', 12.52);
    expect(quote).toHaveProperty('repayment', expect.closeTo(155.3816, 4));
    expect(okValue(repaymentForPrice(30000, 'New', settings, weekly))).toHaveProperty('interestRate', 7.99);
  });

  it('is that the deposit covers the vehicle, if the deposit reaches the price', () => {
    for (const depositAmount of [30000, 30001]) {
      const quote = okValue(repaymentForPrice(30000, 'Used', settings, { ...weekly, depositAmount }));
      expect(quote).toEqual({ kind: 'covered', by: 'deposit', leftOver: 0 });
    }
  });

  it("uses the shopper's own term, and the settings for everything else", () => {
    const own = okValue(repaymentForPrice(30000, 'Used', settings, { ...weekly, termMonths: 84 }));
    const set = okValue(repaymentForPrice(30000, 'Used', settings, {}));
    expect(own).toHaveProperty('displayed', 124);
    expect(set).toHaveProperty('displayed', 156);
    const deposits = settingsOf({ repaymentDepositPercentage: 20, repaymentFrequency: 'month' });
    expect(okValue(repaymentForPrice(30000, 'Used', deposits, {}))).toMatchObject({
      displayed: 534,
      frequency: 'month',
    });
    expect(okValue(repaymentForPrice(30000, 'Used', deposits, { depositAmount: 0 }))).toHaveProperty(
      'displayed',
      667,
    );
  });

  it('leaves fees paid on the day out of the repayment', () => {
    const onTheDay = settingsOf({ repaymentEstablishFee: 395, feesFinanced: false });
    expect(okValue(repaymentForPrice(30000, 'Used', onTheDay, weekly))).toHaveProperty('displayed', 154);
  });

  it('is nothing if an input is refused', () => {
    expect(faultOf(repaymentForPrice(0, 'New', settings, weekly))).toMatchObject({
      input: 'price',
      reason: 'zero',
    });
    expect(
      faultOf(repaymentForPrice(30000, 'New', settings, { ...weekly, depositAmount: -1 })),
    ).toMatchObject({
      input: 'depositAmount',
    });
    const dear = settingsOf({ repaymentEstablishFee: 30000 });
    expect(faultOf(repaymentForPrice(30000, 'New', dear, weekly))).toMatchObject({ input: 'creditFees' });
  });
});

describe('the highest price of a budget', () => {
  it('is a whole number of dollars for each vehicle type, by its rate', () => {
    const plain = settingsOf({ repaymentInterestRate: { default: 11.94, new: 7.99, demo: 8.99 } });
    const prices = okValue(maximumPriceForBudget({ ...weekly, affordAmount: 170 }, plain));
    expect(prices).toEqual({ New: 36415, Demo: 35576, Used: 33254 });
  });

  it('does not lose a dollar to rounding', () => {
    const free = settingsOf({ repaymentInterestRate: { default: 0 }, repaymentBalloonPercentage: 30 });
    const budget = { frequency: 'month', depositAmount: 0, affordAmount: 210 } as const;
    expect(okValue(maximumPriceForBudget(budget, free)).Used).toBe(18000);
  });

  it('is never below the deposit, which needs no loan', () => {
    const prices = okValue(
      maximumPriceForBudget({ ...weekly, affordAmount: 0, depositAmount: 8000.5 }, settings),
    );
    expect(prices).toEqual({ New: 8000, Demo: 8000, Used: 8000 });
  });

  it('has no bound if a repayment can pay any loan', () => {
    const nothingDue = settingsOf({ repaymentInterestRate: { default: 0 }, repaymentBalloonPercentage: 100 });
    expect(okValue(maximumPriceForBudget({ ...weekly, affordAmount: 1 }, nothingDue)).New).toBe(1e12);
  });

  it.each([
    ['a budget below the fees, without a deposit', { affordAmount: 0 }, 'repayment', 'belowFees'],
    ['a negative budget', { affordAmount: -1 }, 'affordAmount', 'negative'],
    ['a budget that is no number', { affordAmount: Number.NaN }, 'affordAmount', 'notANumber'],
    ['a negative deposit', { affordAmount: 170, depositAmount: -1 }, 'depositAmount', 'negative'],
    [
      'an unknown frequency',
      { affordAmount: 170, frequency: 'day' as 'week' },
      'frequency',
      'unknownFrequency',
    ],
  ])('is refused for %s', (_what, change, input, reason) => {
    expect(faultOf(maximumPriceForBudget({ ...weekly, ...change }, settings))).toMatchObject({
      input,
      reason,
    });
  });
});
