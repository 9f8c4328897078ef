import { calculateMaximumPrice } from '../src/domain/finance/calculateMaximumPrice';
import { calculateRepayment } from '../src/domain/finance/calculateRepayment';
import { comparisonRate } from '../src/domain/finance/comparisonRate';
import { REPAYMENT_FREQUENCIES } from '../src/domain/finance/loan';
import { repaymentSchedule } from '../src/domain/finance/repaymentSchedule';
import type { Result } from '../src/domain/result';

/**
 * The speed of the finance module, through its public functions. The script bundles the module first, as a
 * page's script does. When Node loads the files one by one, it looks up each imported function at every call, and the same
 * formulas take up to twice as long.
 */

const MASK = 1023;
const ROUNDS = 60;
const CALLS = 100_000;

const frequencyOf = (k: number) => REPAYMENT_FREQUENCIES[k % 3] ?? 'week';
const rateOf = (k: number) => 3 + (k % 97) / 10;

// Written out, not spread: this Node gives every object made with a spread its own hidden shape, and the benchmark would
// measure that.
const loanOf = (k: number) => ({
  price: 20000 + k,
  depositAmount: (k % 5) * 1000,
  fees: k % 3 === 0 ? 395 : 0,
  balloonPercentage: (k % 4) * 10,
  interestRate: rateOf(k),
  termMonths: 60,
  frequency: frequencyOf(k),
});
const budgetOf = (k: number) => ({
  repayment: 170 + k,
  depositAmount: (k % 5) * 1000,
  fees: k % 3 === 0 ? 395 : 0,
  balloonPercentage: (k % 4) * 10,
  interestRate: rateOf(k),
  termMonths: 60,
  frequency: frequencyOf(k),
});
const exampleOf = (k: number) => ({
  credit: 30000,
  creditFees: 100 + k,
  balloonPercentage: (k % 4) * 10,
  interestRate: rateOf(k),
  termMonths: 60,
  frequency: frequencyOf(k),
});
const inputs = <Input>(make: (k: number) => Input): readonly Input[] =>
  Array.from({ length: MASK + 1 }, (_, k) => make(k));

/** The best of several rounds, in millions of calls a second. Uses every result, so that no call is optimised away. */
function speedOf<Input, Value>(
  given: readonly Input[],
  operation: (input: Input) => Result<Value, unknown>,
): number {
  let refusals = 0;
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let call = 0; call < CALLS; call += 1) {
      if (operation(given[call & MASK] as Input).kind === 'err') refusals += 1;
    }
    best = Math.max(best, CALLS / (performance.now() - start) / 1000);
  }
  if (refusals > 0) throw new Error(`${refusals} inputs of the benchmark are refused`);
  return best;
}

const speeds = {
  repayment: { target: 5, measured: speedOf(inputs(loanOf), calculateRepayment) },
  'maximum price': { target: 5, measured: speedOf(inputs(budgetOf), calculateMaximumPrice) },
  'five-year schedule': { target: 2, measured: speedOf(inputs(loanOf), repaymentSchedule) },
  'comparison rate': { target: 1.5, measured: speedOf(inputs(exampleOf), comparisonRate) },
};
console.log(`Speed on one core, Node ${process.versions.node}, millions of calls a second`);
console.table(
  Object.fromEntries(
    Object.entries(speeds).map(([name, { target, measured }]) => [
      name,
      { target, measured: Number(measured.toFixed(2)) },
    ]),
  ),
);
