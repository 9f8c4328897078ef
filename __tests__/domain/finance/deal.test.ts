import fc from 'fast-check';
import { calculateFigures } from '../../../src/components/finance/calculator/figures/calculateFigures';
import { resolveChoices } from '../../../src/components/finance/calculator/figures/calculatorChoices';
import { dealFragment, dealOfFragment } from '../../../src/components/finance/calculator/figures/dealLink';
import { garageFragment, sentItems } from '../../../src/components/pages/garage/garageLink';
import { calculateMaximumPrice } from '../../../src/domain/finance/calculateMaximumPrice';
import { calculateRepayment } from '../../../src/domain/finance/calculateRepayment';
import { coverOf, coverWords, equityOf } from '../../../src/domain/finance/cover';
import { dealLines, dealWords } from '../../../src/domain/finance/dealWords';
import { type Deal, dealPrice, loanConditions } from '../../../src/domain/finance/financeSettings';
import { amountFinanced } from '../../../src/domain/finance/loanFigures';
import { maximumPriceForBudget } from '../../../src/domain/finance/maximumPriceForBudget';
import { parseDeal } from '../../../src/domain/finance/parseDeal';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { repaymentForPrice } from '../../../src/domain/finance/repaymentForPrice';
import { formatPrice } from '../../../src/domain/formatNumber';
import { joinFacts } from '../../../src/domain/joinFacts';
import type { StockCard } from '../../../src/domain/stock/stockCard';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import { faultOf, okValue } from '../../../support/okValue';
import { aDeal, aPrice } from '../../support/finance/loanArbitraries';
import { runs } from '../../support/runs';

const numRuns = runs(300, 5000);
const settings = okValue(
  parseFinanceSettings({
    repaymentInterestRate: { default: 11.94, new: 8.49 },
    repaymentEstablishFee: 395,
    repaymentDepositPercentage: 10,
  }),
);
const law = { hasComparisonRate: true };
const words = (price: number, deal: Deal) => dealWords(price, 'Used', settings, deal, law);
const aCase = fc.record({ price: aPrice, vehType: fc.constantFrom(...VEH_TYPES), deal: aDeal });

describe('a deal', () => {
  const deal: Deal = {
    frequency: 'week',
    termMonths: 60,
    depositAmount: 2000,
    tradeInWorth: 9000,
    tradeInOwed: 1500,
  };

  it('is the price less trade-in and deposit, with what is owed and the fees added', () => {
    expect(amountFinanced({ price: 30_000, fees: 395, ...deal })).toEqual({ kind: 'ok', value: 20_895 });
    expect(words(30_000, deal)).toEqual({
      repayment: '$107 a week',
      rates: '11.94% p.a., comparison rate 12.52% p.a.',
      parts: [
        { label: 'Trade-in (estimate)', value: '−$9,000' },
        { label: 'Still owed on it', value: '+$1,500' },
        { label: 'Deposit', value: '−$2,000' },
        { label: 'Fees', value: '+$395' },
        { label: 'Amount financed', value: '$20,895' },
        { label: 'Term', value: '60 months' },
      ],
      facts: joinFacts(['Trade-in $9,000', 'Still owed on it $1,500', 'Deposit $2,000', '60 months']),
    });
  });

  it.each<[string, Deal, string]>([
    [
      'a trade-in above the price',
      { tradeInWorth: 34_010 },
      'Your trade-in covers it, and you’d have about $4,010 left over. Ask us.',
    ],
    [
      'one above it only until it is paid off',
      { tradeInWorth: 34_010, tradeInOwed: 4010.5, depositAmount: 0.5 },
      'Covered by your trade-in and deposit',
    ],
    ['one of exactly the price', { tradeInWorth: 30_000 }, 'Covered by your trade-in'],
    ['a trade-in and the usual deposit', { tradeInWorth: 27_000 }, 'Covered by your trade-in and deposit'],
    [
      'a deposit that also pays off the trade-in',
      { tradeInOwed: 1000, depositAmount: 31_000 },
      'Covered by your deposit',
    ],
  ])('needs no loan with %s, and says so', (_what, own, expected) => {
    expect(words(30_000, own)?.repayment).toBe(expected);
    expect(words(30_000, own)).not.toHaveProperty('rates');
  });

  it('on the price to pay adds the on-road costs', () => {
    const own = { depositAmount: 0, onRoadCosts: 1250.5 };
    expect(words(30_000, own)?.parts[0]).toEqual({ label: 'On-road costs (estimate)', value: '+$1,250.50' });
    expect(repaymentForPrice(30_000, 'Used', settings, own)).toEqual(
      repaymentForPrice(31_250.5, 'Used', settings, { depositAmount: 0 }),
    );
  });

  it('adds what is owed above the worth of a trade-in to the loan', () => {
    const under = { tradeInWorth: 5000, tradeInOwed: 8000, depositAmount: 0 };
    expect(equityOf(under)).toBe(-3000);
    expect(okValue(amountFinanced({ price: 30_000, ...under }))).toBe(33_000);
  });

  it('goes into an enquiry with its rates, within the lines that the server takes', () => {
    const all = words(30_000, { ...deal, balloonPercentage: 20 });
    const lines = all ? dealLines(all) : [];
    expect(lines[0]).toEqual({ label: 'My deal', value: all?.repayment });
    expect(lines.at(-1)).toEqual({ label: 'Interest rate', value: all?.rates });
    expect(lines).toContainEqual({ label: 'Balloon, due at the end', value: '20% of the amount financed' });
    // The server takes twelve, and two are the weekly cost's.
    expect(lines.length).toBeLessThanOrEqual(10);
  });

  it.each([
    [{ tradeInWorth: -1 }, 'tradeInWorth: negative'],
    [{ tradeInOwed: Number.NaN }, 'tradeInOwed: notANumber'],
    [{ tradeInWorth: Number.POSITIVE_INFINITY }, 'tradeInWorth: notFinite'],
    [{ tradeInOwed: 1e13 }, 'tradeInOwed: tooLarge'],
  ])('is refused for %j, with the field and the reason', (own, expected) => {
    const { input, reason } = faultOf(repaymentForPrice(30_000, 'Used', settings, own));
    expect(`${input}: ${reason}`).toBe(expected);
    const limit = faultOf(maximumPriceForBudget({ affordAmount: 170, ...own }, settings));
    expect(`${limit.input}: ${limit.reason}`).toBe(expected);
  });

  it('of a budget that does not cover what is owed says so', () => {
    const budget = { ...loanConditions(settings, 'Used', { depositAmount: 0 }), repayment: 10 };
    expect(faultOf(calculateMaximumPrice({ ...budget, tradeInOwed: 9000 }))).toMatchObject({
      input: 'repayment',
      reason: 'belowOwed',
    });
  });
});

describe('laws of a deal', () => {
  it('its repayment is the calculator’s to the last digit, and its words say that repayment', () => {
    fc.assert(
      fc.property(aCase, ({ price, vehType, deal }) => {
        const quote = repaymentForPrice(price, vehType, settings, deal);
        const answer = calculateFigures(
          resolveChoices({ ...deal, answer: 'repayment', price: dealPrice(price, deal), vehType }, settings),
        );
        const said = dealWords(price, vehType, settings, deal, law);
        expect(answer.kind).toBe(quote.kind);
        if (quote.kind === 'err' || answer.kind === 'err') return expect(said).toBeUndefined();
        if (quote.value.kind !== 'repayment') {
          expect(answer.value).toMatchObject({ kind: 'covered', cover: quote.value });
          return expect(said?.repayment).toBe(coverWords(quote.value));
        }
        const { repayment, displayed, comparisonRate, frequency } = quote.value;
        expect(answer.value).toMatchObject({ kind: 'loan', displayed, comparisonRate });
        expect(answer.value).toHaveProperty('totals.repayment', repayment);
        expect(said?.repayment).toBe(`${formatPrice(displayed)} a ${frequency}`);
        expect(said?.rates).toContain('comparison rate');
      }),
      { numRuns },
    );
  });

  it('no loan is negative, and there is none exactly where something covers the price', () => {
    fc.assert(
      fc.property(aCase, ({ price, vehType, deal }) => {
        const conditions = loanConditions(settings, vehType, deal);
        const financed = amountFinanced({ ...conditions, fees: 0, price });
        const isLoan = financed.kind === 'ok' && financed.value > 0;
        expect(coverOf(price, conditions) === undefined).toBe(isLoan);
        if (financed.kind === 'ok') expect(financed.value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });

  it('a budget’s highest price in a deal costs that budget', () => {
    fc.assert(
      fc.property(aCase, fc.integer({ min: 50, max: 3000 }), ({ vehType, deal }, affordAmount) => {
        const { onRoadCosts: _costs, balloonAmount: _amount, balloonPercentage: _share, ...own } = deal;
        const limits = maximumPriceForBudget({ ...own, affordAmount }, settings);
        if (limits.kind === 'err' || limits.value[vehType] === 0) return;
        const quote = repaymentForPrice(limits.value[vehType], vehType, settings, own);
        const next = repaymentForPrice(limits.value[vehType] + 1, vehType, settings, own);
        const displayed = [quote, next].map((one) =>
          one.kind === 'ok' && one.value.kind === 'repayment' ? one.value.displayed : 0,
        );
        expect(displayed[0]).toBeLessThanOrEqual(affordAmount);
        expect(displayed[1]).toBeGreaterThan(affordAmount);
      }),
      { numRuns },
    );
  });

  it('a trade-in and a deposit of the same worth come to the same', () => {
    fc.assert(
      fc.property(aCase, ({ price, deal: { tradeInWorth = 0, frequency = 'week' } }) => {
        const terms = { price, interestRate: 11.94, termMonths: 60, frequency };
        if (tradeInWorth > price) return;
        expect(okValue(calculateRepayment({ ...terms, tradeInWorth }))).toBeCloseTo(
          okValue(calculateRepayment({ ...terms, depositAmount: tradeInWorth })),
          9,
        );
      }),
      { numRuns },
    );
  });

  it('what is stored or sent by link is read back, and nothing else is', () => {
    fc.assert(
      fc.property(aDeal, (deal) => {
        expect(parseDeal(JSON.parse(JSON.stringify(deal))) ?? {}).toEqual(deal);
        expect(dealOfFragment(dealFragment(deal)) ?? {}).toEqual(deal);
        expect(dealFragment(deal)).toMatch(/^#my-deal&[\w=.&]*$/);
      }),
    );
    expect(
      parseDeal({ interestRate: 0, fees: 0, tradeInWorth: 5, depositAmount: '3', frequency: 'toString' }),
    ).toEqual({
      tradeInWorth: 5,
    });
    expect(dealOfFragment('#my-deal&interestRate=0&fees=0&price=1&termMonths=9999&tradeInOwed=5')).toEqual({
      tradeInOwed: 5,
    });
    for (const fragment of [
      '',
      '#my-deal',
      '#saved=a',
      '#my-deal&',
      '#my-deal&onRoadCosts=-1',
      '#my-deal&%E0%A4',
    ])
      expect(dealOfFragment(fragment)).toBeUndefined();
    for (const value of [null, 'x', 7, [], {}, { termMonths: 0 }, { tradeInOwed: 1e9 }])
      expect(parseDeal(value)).toBeUndefined();
  });

  it('a link to a garage holds its deals, each with its item; a code that must be short leaves out deals, never items', () => {
    const saved = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), deal: fc.option(aDeal, { nil: undefined }) }),
      { selector: ({ id }) => id, maxLength: 60 },
    );
    fc.assert(
      fc.property(saved, fc.nat(2000), (all, letters) => {
        const kept = all.map(({ id, deal }) => ({
          card: { objectID: id } as StockCard,
          keptAt: 1,
          ...(deal && Object.keys(deal).length > 0 && { deal }),
        }));
        const held = kept
          .slice(0, 40)
          .map(({ card: { objectID: id }, deal }) => ({ id, ...(deal && { deal }) }));
        const { hash } = new URL(`https://dealer.example/garage/${garageFragment(kept)}`);
        expect(sentItems(hash)).toEqual(held);
        const short = garageFragment(kept, letters);
        expect(sentItems(short).map(({ id }) => id)).toEqual(held.map(({ id }) => id));
        for (const { id, deal } of sentItems(short)) if (deal) expect(held).toContainEqual({ id, deal });
        if (short.includes('&deal=')) expect(short.length).toBeLessThanOrEqual(letters);
      }),
    );
    expect(
      sentItems('#saved=a,b&deal=b&interestRate=0&deal=c&termMonths=36&deal=%E0%A4&deal=a&depositAmount=5'),
    ).toEqual([{ id: 'a', deal: { depositAmount: 5 } }, { id: 'b' }]);
    expect(sentItems('#my-deal&depositAmount=5')).toEqual([]);
  });
});
