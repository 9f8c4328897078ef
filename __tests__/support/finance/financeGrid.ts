import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from '../../../src/domain/finance/loan';

/** A loan of the grid on which the module is compared with long arithmetic. */
export interface GridLoan {
  readonly price: number;
  readonly deposit: number;
  readonly fees: number;
  readonly balloonAmount: number;
  readonly balloonShare: number | undefined;
  readonly interestRate: number;
  readonly termMonths: number;
  readonly frequency: RepaymentFrequency;
}

const FREQUENCIES: readonly RepaymentFrequency[] = ['week', 'fortnight', 'month'];
const TERMS = [6, 12, 24, 36, 48, 60, 84];
const RATES = [0, 1e-12, 1e-6, 0.01, 0.9, 2.99, 4.99, 6.49, 7.99, 9.95, 11.94, 14.5, 19.95, 29.99, 48];
const PRICES = [4990, 19990.5, 33254.59, 64990, 189999.99];
const PURCHASES = [
  { deposit: 0, fees: 0 },
  { deposit: 2000, fees: 395.5 },
  { deposit: 4989.99, fees: 1200 },
  { deposit: 0, fees: 82.17 },
];
const BALLOONS = [
  { balloonAmount: 0, balloonShare: undefined },
  { balloonAmount: 1000.01, balloonShare: undefined },
  { balloonAmount: 0, balloonShare: 30 },
  { balloonAmount: 0, balloonShare: 99.99 },
  { balloonAmount: 0, balloonShare: 100 },
];

/** 31,500 loans: every frequency with every term, rate, price, deposit and balloon. */
export const LOAN_GRID: readonly GridLoan[] = FREQUENCIES.flatMap((frequency) =>
  TERMS.flatMap((termMonths) =>
    RATES.flatMap((interestRate) =>
      PRICES.flatMap((price) =>
        PURCHASES.flatMap((purchase) =>
          BALLOONS.map((balloon) => ({
            price,
            ...purchase,
            ...balloon,
            interestRate,
            termMonths,
            frequency,
          })),
        ),
      ),
    ),
  ),
);

/** A credit of the grid on which the comparison rate has to be found. */
export interface GridCredit {
  readonly creditFees: number;
  readonly balloonShare: number;
  readonly interestRate: number;
  readonly termMonths: number;
  readonly frequency: RepaymentFrequency;
}

const CREDIT_RATES = [0, 0.5, 2.99, 4.99, 7.49, 9.95, 11.94, 17.5, 24, 36, 48];
const CREDIT_FEES = [0, 0.01, 10, 100, 250, 395, 1000, 3000, 9000, 15000, 24000, 28000, 29900, 29990];
const CREDIT_BALLOONS = [0, 10, 20, 30, 50, 75, 99, 100];
const CREDIT_TERMS = [12, 24, 36, 60, 84];

/** 18,480 credits of $30,000: rates of 0 to 48 %, fees of up to $29,990, balloons of 0 to 100 %. */
export const CREDIT_GRID: readonly GridCredit[] = FREQUENCIES.flatMap((frequency) =>
  CREDIT_TERMS.flatMap((termMonths) =>
    CREDIT_RATES.flatMap((interestRate) =>
      CREDIT_FEES.flatMap((creditFees) =>
        CREDIT_BALLOONS.map((balloonShare) => ({
          creditFees,
          balloonShare,
          interestRate,
          termMonths,
          frequency,
        })),
      ),
    ),
  ),
);

/** A repeatable sample: `count` entries, spread by a generator with a fixed seed. */
export function sampleOf<Entry>(
  entries: readonly Entry[],
  count: number,
  seed = 20_260_101,
): readonly Entry[] {
  if (count >= entries.length) return entries;
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return entries[Math.floor((state / 2 ** 32) * entries.length)] as Entry;
  });
}

/** Whole repayments, by the definition: round(months × repayments a year / 12). */
export const countOf = ({ termMonths, frequency }: Pick<GridLoan, 'termMonths' | 'frequency'>): number =>
  Math.round((termMonths * REPAYMENTS_PER_YEAR[frequency]) / 12);
