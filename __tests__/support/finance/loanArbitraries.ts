import fc from 'fast-check';
import type { Deal } from '../../../src/domain/finance/financeSettings';
import { REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan';

/** Whole cents as dollars, up to and including `maximum` dollars. */
export const dollarsUpTo = (maximum: number, minimum = 0): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) }).map((cents) => cents / 100);

export const aPrice = dollarsUpTo(250_000, 1000);
export const aFrequency = fc.constantFrom(...REPAYMENT_FREQUENCIES);
const aTerm = fc.integer({ min: 1, max: 120 });

/** Typical published rates, zero, almost zero, and far too high. */
export const aRate = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4800 }).map((hundredths) => hundredths / 100) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1e-12, 1e-9, 1e-6, 1e-3) },
  { weight: 1, arbitrary: fc.double({ min: 1e-12, max: 200, noNaN: true }) },
);

/** No balloon, an amount that fits the loan, or a share of it. */
const aBalloon = (amountFinanced: number) =>
  fc.oneof(
    fc.constant({}),
    dollarsUpTo(amountFinanced).map((balloonAmount) => ({ balloonAmount })),
    fc.integer({ min: 0, max: 100 }).map((balloonPercentage) => ({ balloonPercentage })),
  );

/** Terms of credit. */
export const someTerms = fc.record({ interestRate: aRate, termMonths: aTerm, frequency: aFrequency });

/** A valid loan, with a deposit of at most nine tenths of the price. */
export const aLoan = fc
  .record({ price: aPrice, depositShare: fc.nat(90), fees: dollarsUpTo(3000), terms: someTerms })
  .chain(({ price, depositShare, fees, terms }) => {
    const depositAmount = Math.floor(price * depositShare) / 100;
    return aBalloon(Math.floor(price - depositAmount)).map((balloon) => ({
      price,
      depositAmount,
      fees,
      ...terms,
      ...balloon,
    }));
  });

/** What a shopper may decide about the finance of one vehicle, with at most one balloon; trade-ins around the price too. */
export const aDeal: fc.Arbitrary<Deal> = fc
  .tuple(
    fc.record(
      {
        onRoadCosts: dollarsUpTo(9000, 1),
        frequency: aFrequency,
        depositAmount: dollarsUpTo(60_000),
        termMonths: fc.integer({ min: 12, max: 84 }),
        tradeInWorth: dollarsUpTo(300_000),
        tradeInOwed: dollarsUpTo(60_000),
      },
      { requiredKeys: [] },
    ),
    aBalloon(20_000),
  )
  .map(([own, balloon]) => ({ ...own, ...balloon }));
