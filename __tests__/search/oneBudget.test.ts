import fc from 'fast-check';
import { calculateFigures } from '../../src/components/finance/calculator/figures/calculateFigures';
import { resolveChoices } from '../../src/components/finance/calculator/figures/calculatorChoices';
import { priceLimitWords } from '../../src/components/finance/priceLimitWords';
import { matchingSearch } from '../../src/components/pages/calculator/calculatorLinks';
import { chipsOf } from '../../src/components/search/chips';
import { maximumPriceForBudget, priceLimitGroups } from '../../src/domain/finance/maximumPriceForBudget';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { repaymentForPrice } from '../../src/domain/finance/repaymentForPrice';
import { formatPrice } from '../../src/domain/formatNumber';
import { VEH_TYPES, type VehType } from '../../src/domain/stock/stockTypes';
import { searchRequest } from '../../src/search/searchRequest';
import { okValue } from '../../support/okValue';
import { aFrequency, dollarsUpTo } from '../support/finance/loanArbitraries';
import { runs } from '../support/runs';
import { vocabulary } from './arbitraries';

const numRuns = runs(500, 20_000);
const aRate = fc.oneof(
  fc.integer({ min: 0, max: 4800 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0, 8.49, 10.49, 11.94),
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const someSettings = fc
  .record({
    repaymentInterestRate: fc.record({
      default: aRate,
      new: optional(aRate),
      demo: optional(aRate),
      used: optional(aRate),
    }),
    repaymentTerm: fc.integer({ min: 6, max: 84 }),
    repaymentFrequency: aFrequency,
    repaymentDepositAmount: optional(dollarsUpTo(5000)),
    repaymentDepositPercentage: optional(fc.nat(90)),
    repaymentBalloonPercentage: optional(fc.nat(60)),
    repaymentBalloonAmount: optional(dollarsUpTo(5000)),
    repaymentEstablishFee: dollarsUpTo(1000),
    repaymentOtherFee: dollarsUpTo(100),
    repaymentDealerFee: dollarsUpTo(100),
    feesFinanced: fc.boolean(),
  })
  .map((raw) => okValue(parseFinanceSettings(raw)));
const aBudget = fc.record({
  affordAmount: fc.oneof(fc.integer({ min: 1, max: 2500 }), dollarsUpTo(2500, 1)),
  frequency: aFrequency,
  depositAmount: fc.oneof(fc.constant(0), fc.nat(20_000), dollarsUpTo(20_000)),
});
const ownTerm = optional(fc.integer({ min: 6, max: 84 }));
const aPrice = fc.integer({ min: 1, max: 150_000 });

/** What the engine is asked for a vehicle type: `priceNew<=36415 OR priceDemo<=…`. */
const limitInFilter = (filters: string | undefined, vehType: VehType): number | undefined => {
  const found = new RegExp(`price${vehType}<=(\\d+)`).exec(filters ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

describe('one budget', () => {
  it('has one price limit for each vehicle type, which filter, words, chip, card and calculator share', () => {
    fc.assert(
      fc.property(someSettings, aBudget, ownTerm, aPrice, (settings, budget, termMonths, price) => {
        const found = maximumPriceForBudget({ ...budget, termMonths }, settings);
        if (found.kind === 'err') return;
        const limits = found.value;
        const state = { budget };
        const budgetTerms = { settings, termMonths };
        const { filters } = searchRequest(state, vocabulary, { hitsPerPage: 0, budgetTerms }).params;
        const words = priceLimitWords(limits, VEH_TYPES);
        const [chip] = chipsOf(state, { budgetReach: words });
        expect(chip?.label).toContain(words);
        const isOneLimit = new Set(Object.values(limits)).size === 1;
        const isNoLimit = Object.values(limits).every((limit) => limit === 0);

        for (const vehType of VEH_TYPES) {
          const limit = limits[vehType];
          expect(limitInFilter(filters, vehType)).toBe(limit);
          if (isOneLimit || isNoLimit) expect(words).toBe(`up to ${formatPrice(limit)}`);
          else if (limit === 0) expect(words).not.toContain(vehType.toLowerCase());
          else
            expect(words).toMatch(
              new RegExp(
                `${vehType.toLowerCase()}( and \\w+)* up to ${formatPrice(limit).replace('$', '\\$')}(?![\\d,])`,
              ),
            );

          for (const each of [price, limit, limit + 1]) {
            const quote = repaymentForPrice(each, vehType, settings, { ...budget, termMonths });
            if (quote.kind === 'err') continue; // this card shows no repayment
            const isPaidFor =
              quote.value.kind !== 'repayment' || quote.value.displayed <= budget.affordAmount;
            expect([each, isPaidFor]).toEqual([each, each <= limit]);
          }

          const figures = calculateFigures(
            resolveChoices({ answer: 'price', ...budget, termMonths, vehType }, settings),
          );
          if (figures.kind === 'err') {
            expect(limit).toBe(0);
            continue;
          }
          expect(figures.value.price).toBe(limit);
          if (figures.value.kind === 'covered') continue;
          const search = matchingSearch(figures.value);
          const asked = searchRequest(search, vocabulary, { hitsPerPage: 0, budgetTerms }).params;
          expect(search.vehType).toEqual([vehType]);
          expect(limitInFilter(asked.filters, vehType)).toBe(limit);
        }
      }),
      { numRuns },
    );
  });

  it('is not a loan if the price in whole dollars is below the balloon', () => {
    const settings = okValue(
      parseFinanceSettings({
        affordAmount: 170,
        repaymentInterestRate: { used: 10.49 },
        repaymentTerm: 6,
        repaymentFrequency: 'week',
        repaymentBalloonAmount: 3461.83,
      }),
    );
    const budget = { affordAmount: 7, frequency: 'week', depositAmount: 0.18 } as const;
    expect(okValue(maximumPriceForBudget(budget, settings)).Used).toBe(0);
  });

  it('names a shared limit once, for all its types together', () => {
    const limits = { New: 35_597, Demo: 35_597, Used: 33_973 };
    expect(priceLimitWords(limits, VEH_TYPES)).toBe('new and demo up to $35,597\u00a0· used up to $33,973');
    expect(priceLimitWords(limits, ['Used'])).toBe('up to $33,973');
    expect(priceLimitWords(limits, ['New', 'Demo'])).toBe('up to $35,597');
    expect(priceLimitWords({ New: 200, Demo: 0, Used: 0 }, VEH_TYPES)).toBe('new up to $200');
    expect(priceLimitWords({ New: 0, Demo: 0, Used: 0 }, VEH_TYPES)).toBe('up to $0');
    expect(priceLimitGroups(limits, VEH_TYPES)).toEqual([
      { vehTypes: ['New', 'Demo'], limit: 35_597 },
      { vehTypes: ['Used'], limit: 33_973 },
    ]);
  });

  it('of a usual deposit in per cent comes to one price in calculator and search', () => {
    fc.assert(
      fc.property(someSettings, fc.integer({ min: 50, max: 2500 }), (settings, affordAmount) => {
        const figures = calculateFigures(resolveChoices({ answer: 'price', affordAmount }, settings));
        if (figures.kind === 'err' || figures.value.kind === 'covered') return;
        const { price, vehType, conditions, displayed } = figures.value;
        expect(displayed).toBeLessThanOrEqual(affordAmount);
        const { budget, priceRange } = matchingSearch(figures.value);
        const limit = budget
          ? okValue(maximumPriceForBudget({ ...budget, termMonths: conditions.termMonths }, settings))[
              vehType
            ]
          : priceRange?.max;
        expect(limit).toBe(price);
      }),
      { numRuns },
    );
  });
});
