import fc from 'fast-check';
import { calculateMaximumPrice } from '../../../src/domain/finance/calculateMaximumPrice';
import { calculateRepayment } from '../../../src/domain/finance/calculateRepayment';
import { comparisonRate } from '../../../src/domain/finance/comparisonRate';
import { explainFinanceFault } from '../../../src/domain/finance/explainFinanceFault';
import { loanTotals } from '../../../src/domain/finance/loanTotals';
import { repaymentSchedule } from '../../../src/domain/finance/repaymentSchedule';
import { faultOf, okValue } from '../../../support/okValue';
import { runs } from '../../support/runs';

const loan = { price: 30000, interestRate: 11.94, termMonths: 60, frequency: 'week' } as const;
type Anything = Parameters<typeof calculateRepayment>[0];
const refused = (change: object) => {
  const { input, reason } = faultOf(calculateRepayment({ ...loan, ...change } as Anything));
  return `${input}: ${reason}`;
};
const budgetRefused = (change: object) => {
  const { price: _price, ...terms } = loan;
  const { input, reason } = faultOf(calculateMaximumPrice({ ...terms, repayment: 170, ...change }));
  return `${input}: ${reason}`;
};

describe('a repayment is refused, with the input and the reason', () => {
  it.each([
    ['a price that is no number', { price: Number.NaN }, 'price: notANumber'],
    ['a price as text', { price: '30000' }, 'price: notANumber'],
    ['an endless price', { price: Number.POSITIVE_INFINITY }, 'price: notFinite'],
    ['a negative price', { price: -1 }, 'price: negative'],
    ['a price beyond all vehicles', { price: 1e13 }, 'price: tooLarge'],
    ['a negative rate', { interestRate: -0.01 }, 'interestRate: negative'],
    ['a rate that is no number', { interestRate: Number.NaN }, 'interestRate: notANumber'],
    ['an endless rate', { interestRate: Number.POSITIVE_INFINITY }, 'interestRate: notFinite'],
    ['an endless term', { termMonths: Number.POSITIVE_INFINITY }, 'termMonths: notFinite'],
    ['no term', { termMonths: 0 }, 'termMonths: noRepayment'],
    ['a term too short for a repayment', { termMonths: 0.1 }, 'termMonths: noRepayment'],
    ['a frequency that nobody offers', { frequency: 'year' }, 'frequency: unknownFrequency'],
    ['an inherited name as a frequency', { frequency: 'toString' }, 'frequency: unknownFrequency'],
    ['the prototype as a frequency', { frequency: '__proto__' }, 'frequency: unknownFrequency'],
    ['a negative deposit', { depositAmount: -1 }, 'depositAmount: negative'],
    ['a deposit above the price', { depositAmount: 30000.01 }, 'depositAmount: abovePrice'],
    ['a deposit that fees would hide', { depositAmount: 31000, fees: 2000 }, 'depositAmount: abovePrice'],
    [
      'more than the whole as a deposit',
      { depositPercentage: 101 },
      'depositPercentage: aboveHundredPercent',
    ],
    ['a balloon above the amount financed', { balloonAmount: 30001 }, 'balloonAmount: aboveAmountFinanced'],
    [
      'more than the whole as a balloon',
      { balloonPercentage: 100.5 },
      'balloonPercentage: aboveHundredPercent',
    ],
    ['negative fees', { fees: -5 }, 'fees: negative'],
    ['fees up front that are no number', { upFrontFees: Number.NaN }, 'upFrontFees: notANumber'],
  ])('%s', (_what, change, expected) => {
    expect(refused(change)).toBe(expected);
  });
});

describe('a maximum price is refused', () => {
  it.each([
    ['for a negative budget', { repayment: -1 }, 'repayment: negative'],
    ['where the budget does not cover the fees', { repayment: 1, fees: 5000 }, 'repayment: belowFees'],
    ['where the deposit is the whole price', { depositPercentage: 100 }, 'depositPercentage: wholePrice'],
    [
      'where the budget does not bear the interest of the balloon',
      { repayment: 10, balloonAmount: 20000 },
      'balloonAmount: aboveAmountFinanced',
    ],
    [
      'where nothing at all is repaid or charged',
      { balloonPercentage: 100, interestRate: 0 },
      'balloonPercentage: wholeAmountWithoutInterest',
    ],
    [
      'where it would be beyond all vehicles',
      { balloonPercentage: 100, interestRate: 1e-9 },
      'repayment: tooLarge',
    ],
  ])('%s', (_what, change, expected) => {
    expect(budgetRefused(change)).toBe(expected);
  });
});

describe('a comparison rate is refused', () => {
  const credit = { credit: 30000, interestRate: 8, termMonths: 60, frequency: 'month' } as const;
  it.each([
    ['for a credit of nothing', { credit: 0 }, 'credit: zero'],
    ['for fees as high as the credit', { creditFees: 30000 }, 'creditFees: notBelowCredit'],
    ['for a negative fee', { feePerRepayment: -1 }, 'feePerRepayment: negative'],
  ])('%s', (_what, change, expected) => {
    const { input, reason } = faultOf(comparisonRate({ ...credit, ...change }));
    expect(`${input}: ${reason}`).toBe(expected);
  });
});

describe('0 is a value', () => {
  it('as a deposit, which wins over a percentage', () => {
    const none = okValue(calculateRepayment(loan));
    expect(okValue(calculateRepayment({ ...loan, depositAmount: 0, depositPercentage: 20 }))).toBe(none);
    expect(okValue(calculateRepayment({ ...loan, balloonAmount: 0, balloonPercentage: 30 }))).toBe(none);
  });

  it('as a rate', () => {
    expect(okValue(calculateRepayment({ ...loan, interestRate: 0, termMonths: 12 }))).toBe(30000 / 52);
  });

  it('and never becomes a negative zero', () => {
    const nothing = { ...loan, price: -0, interestRate: -0, depositAmount: -0, fees: -0 };
    expect(Object.is(okValue(calculateRepayment(nothing)), 0)).toBe(true);
    const { price: _price, ...terms } = nothing;
    expect(Object.is(okValue(calculateMaximumPrice({ ...terms, repayment: -0 })), 0)).toBe(true);
    for (const figure of Object.values(okValue(loanTotals(nothing))))
      expect(Object.is(figure, -0)).toBe(false);
    for (const year of okValue(repaymentSchedule(nothing))) {
      for (const figure of Object.values(year)) expect(Object.is(figure, -0)).toBe(false);
    }
  });
});

describe('money is subtracted in cents', () => {
  it('so that a deposit a cent below the price leaves a cent', () => {
    const twelve = { interestRate: 0, termMonths: 1, frequency: 'month' } as const;
    expect(okValue(calculateRepayment({ price: 30000, depositAmount: 29999.99, ...twelve }))).toBe(0.01);
  });
});

describe('the number of repayments', () => {
  it.each([
    [60, 'week', 260],
    [60, 'fortnight', 130],
    [60, 'month', 60],
    [1, 'week', 4],
    [7, 'fortnight', 15],
  ] as const)('of %i months by the %s is %i', (months, frequency, count) => {
    const totals = okValue(loanTotals({ ...loan, termMonths: months, frequency }));
    expect(totals.numberOfRepayments).toBe(count);
  });
});

describe('any input', () => {
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      Number.NaN,
      -0,
      1e308,
      -1,
      '5',
      '',
      {},
      [],
      'week',
      'constructor',
    ),
    fc.double(),
    fc.integer({ min: 0, max: 100_000 }),
    fc.anything(),
  );
  const anInput = fc.record(
    {
      price: hostile,
      repayment: hostile,
      credit: hostile,
      creditFees: hostile,
      depositAmount: hostile,
      depositPercentage: hostile,
      balloonAmount: hostile,
      balloonPercentage: hostile,
      fees: hostile,
      interestRate: fc.oneof(hostile, fc.constant(5)),
      termMonths: fc.oneof(hostile, fc.constant(12)),
      frequency: fc.oneof(hostile, fc.constant('month')),
    },
    { requiredKeys: ['price', 'interestRate', 'termMonths', 'frequency'] },
  );
  const isSound = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).every(isSound)
      : typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0));

  it('gives sound figures or a refusal in words, never NaN, Infinity, −0 or an exception', () => {
    const operations = [
      calculateRepayment,
      calculateMaximumPrice,
      repaymentSchedule,
      loanTotals,
      comparisonRate,
    ];
    fc.assert(
      fc.property(anInput, (input) => {
        for (const operation of operations as readonly ((
          given: unknown,
        ) => ReturnType<typeof calculateRepayment>)[]) {
          const result = operation(input);
          if (result.kind === 'ok') expect(isSound(result.value)).toBe(true);
          else expect(explainFinanceFault(result.fault)).toMatch(/^[A-Z].+\.$/);
        }
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});
