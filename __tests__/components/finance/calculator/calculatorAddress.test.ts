import fc from 'fast-check';
import {
  formatCalculatorAddress,
  parseCalculatorAddress,
} from '../../../../src/components/finance/calculator/figures/calculatorAddress';
import { choicesOf, formOf } from '../../../../src/components/finance/calculator/figures/calculatorForm';
import { anyLetter } from '../../../support/anyLetter';
import { runs } from '../../../support/runs';
import { HOSTILE_TEXTS, someChoices } from './arbitraries';

const NUMBERS = [
  'price',
  'affordAmount',
  'depositAmount',
  'termMonths',
  'balloonAmount',
  'interestRate',
  'fees',
];

describe('the address of a calculation', () => {
  it('is read back as written', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        expect(parseCalculatorAddress(formatCalculatorAddress(choices)).choices).toEqual(choices);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it('is empty if nothing was chosen', () => {
    expect(formatCalculatorAddress({})).toBe('');
  });

  it('can be read by people', () => {
    expect(
      formatCalculatorAddress({
        answer: 'repayment',
        price: 30000.5,
        frequency: 'fortnight',
        vehType: 'Used',
        balloonPercentage: 20,
      }),
    ).toBe('?calculate=repayment&price=30000.5&frequency=fortnight&balloonPercentage=20&vehicleType=Used');
  });

  it('keeps foreign parameters unchanged and in order', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        const foreign = ['utm_source=x%20y', 'gclid=1', 'gclid=2', 'empty'];
        const address = formatCalculatorAddress(choices, foreign);
        expect(parseCalculatorAddress(address)).toEqual({ choices, foreign });
      }),
      { numRuns: runs(100, 2000) },
    );
  });

  it('never throws, and what it reads from garbage can be written and read again', () => {
    const parameter = fc.constantFrom(
      ...NUMBERS,
      'calculate',
      'frequency',
      'vehicleType',
      'balloonPercentage',
      '__proto__',
    );
    const value = fc.oneof(
      fc.string({ unit: anyLetter, maxLength: 20 }),
      fc.constantFrom(...HOSTILE_TEXTS, '%', '%E0%A4'),
    );
    const pair = fc.tuple(parameter, value).map(([key, text]) => `${key}=${text}`);
    const query = fc.oneof(
      fc.array(pair).map((pairs) => `?${pairs.join('&')}`),
      fc.string({ unit: anyLetter }),
    );
    fc.assert(
      fc.property(query, (search) => {
        const { choices } = parseCalculatorAddress(search);
        for (const number of Object.values(choices).filter((each) => typeof each === 'number')) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(Object.is(number, -0)).toBe(false);
          expect(Number.isFinite(number)).toBe(true);
        }
        expect(parseCalculatorAddress(formatCalculatorAddress(choices)).choices).toEqual(choices);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it.each([
    ['?price=abc', {}],
    ['?price=1e9', {}],
    ['?price=-5', {}],
    ['?price=&termMonths=48', { termMonths: 48 }],
    ['?frequency=toString&vehicleType=constructor&calculate=__proto__', {}],
    ['?interestRate=101&termMonths=121', {}],
    ['?price=wrong&price=20000', { price: 20000 }],
    ['?balloonPercentage=20&balloonAmount=5000', { balloonAmount: 5000 }],
  ])('reads %s as %j', (search, choices) => {
    expect(parseCalculatorAddress(search).choices).toEqual(choices);
  });
});

describe('the fields', () => {
  it('show choices so that reading them gives the same choices', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        expect(choicesOf(formOf(choices))).toEqual({ choices, faults: {} });
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it('keep wrong values out of the choices and say what is wrong', () => {
    const typed = {
      price: '1e9',
      depositAmount: '-5',
      termMonths: '500',
      interestRate: '300',
      fees: '',
      balloonAmount: '１',
    };
    const { choices, faults } = choicesOf({ typed });
    expect(choices).toEqual({ fees: 0 });
    expect(Object.entries(faults).map(([field, fault]) => [field, fault?.reason])).toEqual([
      ['price', 'notANumber'],
      ['depositAmount', 'negative'],
      ['termMonths', 'tooLong'],
      ['balloonAmount', 'notANumber'],
      ['interestRate', 'aboveHundredPercent'],
    ]);
  });
});
