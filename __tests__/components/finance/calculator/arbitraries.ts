import fc from 'fast-check';
import {
  ANSWERS,
  type CalculatorChoices,
} from '../../../../src/components/finance/calculator/figures/calculatorChoices';
import { REPAYMENT_FREQUENCIES } from '../../../../src/domain/finance/loan';
import { VEH_TYPES } from '../../../../src/domain/stock/stockTypes';

const upTo = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);

const dollars = fc.oneof({ weight: 3, arbitrary: upTo(150_000) }, upTo(10_000_000), fc.constantFrom(0, 0.01));

/** Any choices that the fields can hold, with at most one balloon. */
export const someChoices: fc.Arbitrary<CalculatorChoices> = fc
  .tuple(
    fc.record(
      {
        answer: fc.constantFrom(...ANSWERS),
        price: dollars,
        affordAmount: fc.oneof(upTo(3000), dollars),
        depositAmount: dollars,
        tradeInWorth: dollars,
        tradeInOwed: dollars,
        termMonths: fc.oneof(fc.integer({ min: 0, max: 120 }), upTo(120)),
        frequency: fc.constantFrom(...REPAYMENT_FREQUENCIES),
        vehType: fc.constantFrom(...VEH_TYPES),
        interestRate: upTo(100),
        fees: fc.oneof(upTo(2000), dollars),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.constant({}),
      fc.record({ balloonAmount: dollars }),
      fc.record({ balloonPercentage: upTo(100) }),
    ),
  )
  .map(([choices, balloon]) => ({ ...choices, ...balloon }));

/** What people paste into a field, and what they mean to break it with. */
export const HOSTILE_TEXTS = [
  'abc',
  '$1,2,3',
  '1e9',
  '1e999',
  '-5',
  '−5',
  '-0',
  '∞',
  '０',
  '１２３',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x1F',
  '1.2.3',
  '.',
  '$',
  '%',
  '   ',
  '',
  '0',
  '0.001',
  '9'.repeat(40),
  '99999999999999999999',
  '10000000',
  '1/0',
  '٣',
  '<b>1</b>',
  '30 000',
  '$30,000.50',
  '11.94 %',
  '__proto__',
  '+5',
  '1_000',
  '\u202e5',
] as const;
