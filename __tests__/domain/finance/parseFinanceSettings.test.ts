import fc from 'fast-check';
import {
  comparisonRateDifferences,
  comparisonRateFor,
  workedOutComparisonRate,
} from '../../../src/domain/finance/comparisonRate';
import { explainFinanceFault } from '../../../src/domain/finance/explainFinanceFault';
import { FINANCE_FIELDS, RATE_NAMES } from '../../../src/domain/finance/financeFields';
import { interestRateFor } from '../../../src/domain/finance/financeSettings';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { faultOf, okValue } from '../../../support/okValue';
import { runs } from '../../support/runs';

const parse = (raw: unknown) => okValue(parseFinanceSettings(raw));

describe('finance settings in the content', () => {
  it.each([
    [{}],
    [undefined],
    [null],
    [{ repaymentTerm: null, repaymentEstablishFee: null, comparisonRate: null }],
  ])('that say nothing (%p) are the defaults of the calculator', (raw) => {
    expect(parse(raw)).toMatchObject({
      affordAmount: FINANCE_FIELDS.affordAmount.default,
      repaymentInterestRate: { default: FINANCE_FIELDS.repaymentInterestRate.default },
      repaymentTerm: FINANCE_FIELDS.repaymentTerm.default,
      repaymentFrequency: FINANCE_FIELDS.repaymentFrequency.default,
      repaymentEstablishFee: 0,
      repaymentOtherFee: 0,
      repaymentDealerFee: 0,
      dealerFeeIsCreditFee: false,
      feesFinanced: true,
    });
  });

  it('override the defaults, even a setting of 0', () => {
    const given = {
      affordAmount: 0,
      repaymentInterestRate: { default: 0 },
      repaymentTerm: 48,
      repaymentFrequency: 'month',
      repaymentDepositAmount: 0,
      repaymentBalloonPercentage: 30,
      repaymentEstablishFee: 395.5,
      feesFinanced: false,
      totalPayableAmount: 41_000,
      purchaseAmount: 32_990,
    };
    expect(parse(given)).toMatchObject(given);
  });

  it('keep a rate for each vehicle type; a type without one gets the default', () => {
    const { repaymentInterestRate: rates } = parse({
      repaymentInterestRate: { default: 11.94, new: 0, used: 13.5 },
    });
    expect(interestRateFor(rates, 'New')).toBe(0);
    expect(interestRateFor(rates, 'Demo')).toBe(11.94);
    expect(interestRateFor(rates, 'Used')).toBe(13.5);
  });

  it('are refused with all their faults at once', () => {
    const faults = faultOf(
      parseFinanceSettings({
        repaymentInterestRate: { default: 'eleven', used: -1 },
        repaymentTerm: 0,
        repaymentFrequency: 'yearly',
        repaymentDepositPercentage: 120,
        repaymentEstablishFee: Number.NaN,
        repaymentOtherFee: Number.POSITIVE_INFINITY,
        repaymentDealerFee: '$395',
        feesFinanced: 'perhaps',
        comparisonRate: [],
      }),
    );
    expect(faults.map(({ input, reason }) => `${input}: ${reason}`)).toEqual([
      'repaymentInterestRate.default: notANumber',
      'repaymentInterestRate.used: negative',
      'comparisonRate: notAnObject',
      'repaymentTerm: zero',
      'repaymentFrequency: unknownFrequency',
      'repaymentDepositPercentage: aboveHundredPercent',
      'repaymentEstablishFee: notANumber',
      'repaymentOtherFee: notFinite',
      'repaymentDealerFee: notANumber',
      'feesFinanced: notYesOrNo',
    ]);
    expect(faults.map(explainFinanceFault)).toContain('repaymentOtherFee has to be a finite number.');
  });

  it('are refused with a comparison rate below its interest rate, the default one where it has none', () => {
    const faults = faultOf(
      parseFinanceSettings({
        repaymentInterestRate: { default: 8.49, used: 11.94 },
        comparisonRate: { default: 8.49, new: 8.48, demo: 8.4851, used: 8.49 },
      }),
    );
    expect(faults.map(explainFinanceFault)).toEqual([
      'comparisonRate.new cannot be below the interest rate, which is a part of it.',
      'comparisonRate.used cannot be below the interest rate, which is a part of it.',
    ]);
  });

  it('law: are never refused for a comparison rate that is worked out from them', () => {
    const percent = fc.double({ min: 0, max: 40, noNaN: true });
    const fee = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(percent, percent, fee, (byDefault, used, repaymentEstablishFee) => {
        const given = { repaymentInterestRate: { default: byDefault, used }, repaymentEstablishFee };
        const settings = parse(given);
        const comparisonRate = Object.fromEntries(
          RATE_NAMES.map((name) => [name, okValue(workedOutComparisonRate(settings, name))]),
        );
        expect(parseFinanceSettings({ ...given, comparisonRate }).kind).toBe('ok');
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it.each([['text'], [7], [[1]]])('are refused if they are not an object: %p', (raw) => {
    expect(faultOf(parseFinanceSettings(raw))).toEqual([
      { input: 'settings', reason: 'notAnObject', value: raw },
    ]);
  });
});

describe('the comparison rate of a vehicle type', () => {
  const settings = parse({
    repaymentInterestRate: { default: 8.49, used: 11.94 },
    repaymentEstablishFee: 250,
    repaymentDealerFee: 990,
    comparisonRate: { default: 9.99 },
  });

  it('is the published one if the type has the rate that it was published for', () => {
    expect(okValue(comparisonRateFor(settings, 'New'))).toBe(9.99);
  });

  it('is computed if the type has its own rate', () => {
    const rate = okValue(comparisonRateFor(settings, 'Used'));
    expect(rate).toBeGreaterThan(11.94);
    expect(rate).toBeLessThan(12.5);
  });

  it('counts the dealer fee only if it is a credit fee', () => {
    const asCreditFee = { ...settings, dealerFeeIsCreditFee: true };
    expect(okValue(comparisonRateFor(asCreditFee, 'Used'))).toBeGreaterThan(
      okValue(comparisonRateFor(settings, 'Used')) + 1,
    );
  });

  it('is reported if content publishes another one than its own figures give', () => {
    expect(comparisonRateDifferences(settings).map(({ vehType }) => vehType)).toEqual(['New', 'Demo']);
    const right = okValue(
      comparisonRateFor(
        parse({ repaymentInterestRate: { default: 8.49 }, repaymentEstablishFee: 250 }),
        'New',
      ),
    );
    const agreeing = parse({
      repaymentInterestRate: { default: 8.49 },
      repaymentEstablishFee: 250,
      comparisonRate: { default: right },
    });
    expect(comparisonRateDifferences(agreeing)).toEqual([]);
  });
});
