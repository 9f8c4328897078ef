import fc from 'fast-check';
import {
  calculateFigures,
  type LoanAnswer,
} from '../../../../src/components/finance/calculator/figures/calculateFigures';
import { parseCalculatorAddress } from '../../../../src/components/finance/calculator/figures/calculatorAddress';
import {
  type CalculatorChoices,
  resolveChoices,
} from '../../../../src/components/finance/calculator/figures/calculatorChoices';
import { figuresOfAddress } from '../../../../src/components/finance/calculator/figures/figureLines';
import { workingSteps } from '../../../../src/components/finance/calculator/figures/workingSteps';
import { suppositions } from '../../../../src/components/pages/calculator/Assumptions';
import { chartShape } from '../../../../src/components/pages/calculator/BalanceChart';
import { termRange } from '../../../../src/components/pages/calculator/CalculatorInputs';
import {
  choicesInLink,
  enquiryHref,
  matchingSearch,
} from '../../../../src/components/pages/calculator/calculatorLinks';
import { parseScenarios, withName, withScenario } from '../../../../src/components/pages/calculator/scenario';
import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import { scheduleInCents } from '../../../../src/domain/finance/repaymentSchedule';
import { budgetLimits } from '../../../../src/search/budget';
import { okValue } from '../../../../support/okValue';
import { runs } from '../../../support/runs';
import { someChoices } from './arbitraries';

const bare = okValue(parseFinanceSettings({}));
const dealership = okValue(
  parseFinanceSettings({
    repaymentInterestRate: { default: 11.94, new: 8.49, demo: 8.99, used: 10.49 },
    repaymentEstablishFee: 395,
  }),
);
const calculate = (choices: CalculatorChoices, settings = bare) =>
  calculateFigures(resolveChoices(choices, settings));
const loan = (choices: CalculatorChoices, settings = bare): LoanAnswer => {
  const figures = okValue(calculate(choices, settings));
  if (figures.kind !== 'loan') throw new Error('The deposit covers it.');
  return figures;
};
const fault = (choices: CalculatorChoices, settings = bare) => {
  const result = calculate(choices, settings);
  return result.kind === 'err' ? [result.fault.input, result.fault.reason] : undefined;
};

describe('the calculator', () => {
  it('starts with the default budget: $170 a week, 60 months, 11.94 %, no deposit, no fees', () => {
    const first = loan({});
    expect(first).toMatchObject({ answer: 'price', price: 33254, affordAmount: 170, displayed: 170 });
    expect(first.conditions).toMatchObject({
      frequency: 'week',
      termMonths: 60,
      interestRate: 11.94,
      fees: 0,
    });
  });

  it('works out the repayment of a price', () => {
    const answer = loan({ answer: 'repayment', price: 30000 });
    expect(answer.totals.repayment).toBeCloseTo(153.36, 2);
    expect(answer.displayed).toBe(154);
  });

  it('reads an address with only a price as a question for its repayment', () => {
    expect(resolveChoices({ price: 20000 }, bare).answer).toBe('repayment');
    expect(resolveChoices({ price: 20000, affordAmount: 100 }, bare).answer).toBe('price');
    expect(resolveChoices({ price: 20000, answer: 'price' }, bare).answer).toBe('price');
  });

  it('uses the content’s settings before the defaults, and the rate of the vehicle type', () => {
    expect(loan({ vehType: 'New' }, dealership).conditions).toMatchObject({ interestRate: 8.49, fees: 395 });
    expect(loan({ vehType: 'Used' }, dealership).conditions.interestRate).toBe(10.49);
  });

  it('converts the first budget to the requested frequency', () => {
    expect(resolveChoices({ frequency: 'fortnight' }, bare).affordAmount).toBe(340);
    expect(resolveChoices({ frequency: 'month' }, bare).affordAmount).toBe(740);
  });

  it('never shows a rate without its own comparison rate', () => {
    const published = { ...dealership, comparisonRate: { used: 11.11 } };
    expect(loan({}, published).comparisonRate).toBe(11.11);
    expect(loan({ interestRate: 9 }, published).comparisonRate).toBeCloseTo(9.57, 1);
    expect(loan({ fees: 0 }, published).comparisonRate).toBe(10.49);
    // The vehicle type’s own rate, typed in, is still its own rate.
    expect(loan({ interestRate: 10.49, fees: 395 }, published).comparisonRate).toBe(11.11);
  });

  it('says what the deposit alone pays for if the budget does not even cover the fees', () => {
    expect(okValue(calculate({ affordAmount: 1, fees: 2000, depositAmount: 5000 }))).toMatchObject({
      kind: 'covered',
      price: 5000,
    });
  });

  it('names the input that stops it', () => {
    expect(fault({ answer: 'repayment', price: 0 })).toEqual(['price', 'zero']);
    expect(fault({ answer: 'repayment', price: 9000, balloonAmount: 9001 })).toEqual([
      'balloonAmount',
      'aboveAmountFinanced',
    ]);
    expect(fault({ affordAmount: 0.5 })).toEqual(['affordAmount', 'zero']);
    expect(fault({ affordAmount: 1, fees: 2000 })).toEqual(['affordAmount', 'belowFees']);
    expect(fault({ termMonths: 0 })).toEqual(['termMonths', 'noRepayment']);
    expect(fault({ affordAmount: 5000, fees: 30000 })).toEqual(['creditFees', 'notBelowCredit']);
  });

  // As its card does.
  it.each([9000, 9001])('says that a deposit of $%i pays for a vehicle of $9,000', (depositAmount) => {
    expect(okValue(calculate({ answer: 'repayment', price: 9000, depositAmount, fees: 395 })).kind).toBe(
      'covered',
    );
  });

  it('shows no NaN, infinity or negative zero in any sentence, figure or drawing', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        const result = calculate(choices, dealership);
        if (result.kind === 'err' || result.value.kind !== 'loan') return;
        const figures = result.value;
        const written = JSON.stringify([
          workingSteps(figures),
          suppositions(figures),
          chartShape(figures),
          enquiryHref(figures),
        ]);
        expect(written).not.toMatch(/NaN|Infinity|∞|null|undefined|-0[^.\d]|-\$/);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

describe('the search behind an answer', () => {
  it('is the search by budget on the dealership’s terms, with the same price', () => {
    const figures = loan({ affordAmount: 250, depositAmount: 2000, frequency: 'fortnight' }, dealership);
    const { budget, vehType } = matchingSearch(figures);
    expect(vehType).toEqual(['Used']);
    expect(budget).toEqual({ affordAmount: 250, frequency: 'fortnight', depositAmount: 2000 });
    const limits = okValue(
      budgetLimits(budget ?? { affordAmount: 0, frequency: 'week', depositAmount: 0 }, {
        settings: dealership,
      }),
    );
    expect(limits.Used).toBe(figures.price);
  });

  it('filters by price within the vehicle type on the shopper’s own terms', () => {
    expect(matchingSearch(loan({ interestRate: 5, vehType: 'Demo' }, dealership))).toEqual({
      vehType: ['Demo'],
      priceRange: { max: loan({ interestRate: 5, vehType: 'Demo' }, dealership).price },
    });
    expect(matchingSearch(loan({ answer: 'repayment', price: 19999.95 }, dealership))).toEqual({
      vehType: ['Used'],
      priceRange: { max: 19999 },
    });
  });
});

describe('the link to the enquiry', () => {
  it('carries every figure, so that it leads to the same answer', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        const result = calculate(choices, dealership);
        if (result.kind === 'err' || result.value.kind !== 'loan') return;
        const [path, query = ''] = enquiryHref(result.value).split('?');
        expect(path).toBe('/enquiry/finance/');
        const read = parseCalculatorAddress(query);
        expect(read.choices).toEqual(choicesInLink(result.value));
        expect(read.foreign[0]).toBe('about=finance');
        expect(loan(read.choices, dealership).totals).toEqual(result.value.totals);
      }),
      { numRuns: runs(300, 5000) },
    );
  });
});

describe('the lines of an enquiry', () => {
  const rateOf = (search: string) =>
    figuresOfAddress(search).figures?.find(({ label }) => label === 'Interest rate')?.value;

  it('state the comparison rate beside the interest rate, or neither', () => {
    const [, search = ''] = enquiryHref(loan({ answer: 'repayment', price: 20000 }, dealership)).split('?');
    expect(rateOf(search)).toMatch(/^\d+\.\d\d% p\.a\., comparison rate \d+\.\d\d% p\.a\.$/);
    expect(rateOf(search.replace(/comparisonRate=[\d.]+/, ''))).toBeUndefined();
  });

  it('state the repayment, and no number that is not one', () => {
    const lineOf = (search: string) =>
      figuresOfAddress(search).figures?.find(({ label }) => label === 'Repayment')?.value;
    expect(lineOf('?about=finance&frequency=week&repayment=128')).toBe('$128 a week');
    expect(lineOf('?about=finance&frequency=week&price=1&repayment=1e400')).toBeUndefined();
  });
});

describe('the working', () => {
  const text = (choices: CalculatorChoices) =>
    workingSteps(loan(choices, dealership)).map(
      ({ name, numbers, result }) => `${name}: ${numbers} → ${result}`,
    );

  it('shows the shopper’s own numbers from a price to the repayment', () => {
    expect(
      text({ answer: 'repayment', price: 30000, depositAmount: 5000, interestRate: 11.94, fees: 0 }),
    ).toEqual([
      'Number of repayments: 60 × 52 ÷ 12 → 260',
      'Interest rate for one week: 11.94 ÷ 100 ÷ 52 → 0.00229615385',
      'Share that the repayments pay off: 1 − (1 + 0.00229615385)^−260 → 0.449162618',
      'Amount financed: $30,000.00 − $5,000.00 + $0.00 → $25,000.00',
      'Repayment a week: ($25,000.00 − $0.00) × 0.00229615385 ÷ 0.449162618 + $0.00 × 0.00229615385 → about $127.80, shown as $128',
      'Total payable: 260 × about $127.80 + $0.00 → $33,228.50',
      'Total interest: $33,228.50 − $25,000.00 → $8,228.50',
    ]);
  });

  /** The dollars in a text, in order. */
  const amounts = (words: string) =>
    [...words.matchAll(/\$([\d,]+\.\d+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', '')));

  it('adds up to the cent, as the table does', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        // A share of an amount need not be whole cents.
        fc.pre(choices.balloonPercentage === undefined);
        const result = calculate(choices, dealership);
        fc.pre(result.kind === 'ok' && result.value.kind === 'loan');
        if (result.kind !== 'ok' || result.value.kind !== 'loan') return;
        const figures = result.value;
        const { totals, conditions } = figures;
        const step = workingSteps(figures).find(({ name }) => name === 'Total payable');
        const [repayment = Number.NaN, ...more] = amounts(step?.numbers ?? '');
        const sum = more.reduce((left, amount) => left + amount, totals.numberOfRepayments * repayment);
        const [payable = Number.NaN] = amounts(step?.result ?? '');
        const isExact = !step?.numbers.includes('about');
        const slack = isExact ? 0.005 : 0.005 * (totals.numberOfRepayments + 1);
        expect(Math.abs(sum - payable)).toBeLessThan(slack + payable * 1e-12);

        const cents = (amount: number) => Math.round(amount * 100);
        const years = scheduleInCents(figures.schedule, totals.amountFinanced);
        const column = (name: 'principal' | 'interest') =>
          years.reduce((all, year) => all + cents(year[name]), 0);
        expect(column('principal')).toBe(cents(totals.amountFinanced) - cents(totals.balloon));
        expect(column('principal') + column('interest') + cents(totals.balloon)).toBe(
          cents(totals.totalPayable - (conditions.upFrontFees ?? 0)),
        );
      }),
      { numRuns: runs(300, 5_000) },
    );
  });

  it('shows how a budget leads to a price', () => {
    expect(text({ affordAmount: 170 })).toContainEqual(
      expect.stringMatching(/^Highest price: .* rounded down to \$/),
    );
    expect(text({ affordAmount: 170, balloonPercentage: 20 })[3]).toContain('1 − 0.2 + 0.2 ×');
  });
});

describe('the chart', () => {
  it('begins with the amount financed, ends with the balloon, and never rises', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        const result = calculate(choices, dealership);
        if (result.kind === 'err' || result.value.kind !== 'loan') return;
        const { balance, paid, financed } = chartShape(result.value);
        expect(balance[0]).toEqual([0, financed]);
        expect(balance.at(-1)?.[0]).toBe(100);
        const heights = balance.map(([, y]) => y);
        expect([...heights].sort((a, b) => a - b)).toEqual(heights);
        for (const [x, y] of [...balance, ...paid]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(11.9);
          expect(y).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: runs(300, 5000) },
    );
  });
});

describe('scenarios', () => {
  it('are three at most, and a new one gets the first free number', () => {
    const three = [1, 2, 3, 4].reduce<ReturnType<typeof withScenario>>(
      (list, price) => withScenario(list, { price }),
      [],
    );
    expect(three.map(({ name }) => name)).toEqual(['Scenario 1', 'Scenario 2', 'Scenario 3']);
    const twoAndFour = withScenario(
      three.filter(({ id }) => id !== 2),
      { price: 4 },
    );
    expect(twoAndFour.map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('are read back as written', () => {
    fc.assert(
      fc.property(fc.array(someChoices, { maxLength: 3 }), fc.string({ maxLength: 40 }), (all, name) => {
        const scenarios = withName(all.reduce(withScenario, [] as ReturnType<typeof withScenario>), 1, name);
        expect(parseScenarios(JSON.parse(JSON.stringify(scenarios)))).toEqual(scenarios);
      }),
      { numRuns: runs(200, 5000) },
    );
  });

  it.each([
    null,
    {},
    '[]',
    [1, 2],
    [[1]],
    [{ id: 9, name: 'a', choices: {} }],
    [{ id: '1', name: 'a', choices: {} }],
    [{ id: 1, choices: {} }],
  ])('are none in %j', (stored) => expect(parseScenarios(stored) ?? []).toEqual([]));

  it('keep no choice that no address could hold', () => {
    const choices = { price: 'x', termMonths: 48, fees: null, vehType: 'Boat', more: 1 };
    expect(parseScenarios([{ id: 2, name: 'Mine', choices }])).toEqual([
      { id: 2, name: 'Mine', choices: { termMonths: 48 } },
    ]);
    expect(parseScenarios([{ id: 2, name: 'Mine', choices: 'x' }])).toEqual([
      { id: 2, name: 'Mine', choices: {} },
    ]);
  });
});

describe('the slider of the term', () => {
  it('covers the terms on offer', () => {
    expect(termRange([12, 24, 36, 48, 60, 72, 84])).toEqual({ min: 12, max: 84, step: 12 });
    expect(termRange([36, 12, 18])).toEqual({ min: 12, max: 36, step: 6 });
    expect(termRange([])).toEqual({ min: 12, max: 84, step: 12 });
  });
});
