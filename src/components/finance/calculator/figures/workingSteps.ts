import { REPAYMENTS_PER_YEAR } from '../../../../domain/finance/loan';
import { roundTo } from '../../../../domain/finance/rounding';
import { formatNumber, formatPrice, groupDigits, withoutEndZeros } from '../../../../domain/formatNumber';
import { formatCents } from '../../amounts';
import type { LoanAnswer } from './calculateFigures';

/**
 * One step of a calculation: the formula in letters, the formula with the shopper's numbers, and the result. Everything
 * after a `^`, to the end of the line, is an exponent.
 */
interface WorkingStep {
  readonly name: string;
  readonly formula: string;
  readonly numbers: string;
  readonly result: string;
}

const SIGNIFICANT = 9;

/** A number with nine significant digits: 0.0020173076923 → `0.00201730769`. */
function exactly(value: number): string {
  const rounded = Number(value.toPrecision(SIGNIFICANT));
  const exponent = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)));
  return withoutEndZeros(groupDigits(rounded, Math.min(Math.max(SIGNIFICANT - 1 - exponent, 0), 100)));
}

/** The calculation of an answer, step by step, in the letters that the first steps define. */
export function workingSteps(figures: LoanAnswer): readonly WorkingStep[] {
  const { conditions, totals, answer } = figures;
  const { interestRate, termMonths, frequency, fees = 0, upFrontFees = 0 } = conditions;
  const perYear = REPAYMENTS_PER_YEAR[frequency];
  const n = totals.numberOfRepayments;
  const r = interestRate / 100 / perYear;
  const share = -Math.expm1(-n * Math.log1p(r));
  const letters: readonly WorkingStep[] = [
    {
      name: 'Number of repayments',
      formula: 'n = months × repayments a year ÷ 12, rounded',
      numbers: `${formatNumber(termMonths)} × ${perYear} ÷ 12`,
      result: formatNumber(n),
    },
    {
      name: `Interest rate for one ${frequency}`,
      formula: 'r = rate ÷ 100 ÷ repayments a year',
      numbers: `${formatNumber(interestRate)} ÷ 100 ÷ ${perYear}`,
      result: exactly(r),
    },
    {
      name: 'Share that the repayments pay off',
      formula: 'E = 1 − (1 + r)^−n',
      numbers: `1 − (1 + ${exactly(r)})^−${formatNumber(n)}`,
      result: exactly(share),
    },
  ];
  const values = { r, n, share, fees };
  return [
    ...letters,
    ...(answer === 'price' ? priceSteps(figures, values) : []),
    ...repaymentSteps(figures, values),
    {
      name: 'Total payable',
      formula: upFrontFees > 0 ? 'n × R + B + fees paid up front' : 'n × R + B',
      numbers: [
        `${formatNumber(n)} × ${repaymentInSum(figures)} + ${formatCents(totals.balloon)}`,
        ...(upFrontFees > 0 ? [formatCents(upFrontFees)] : []),
      ].join(' + '),
      result: formatCents(totals.totalPayable),
    },
    {
      name: 'Total interest',
      formula: 'n × R + B − AF',
      numbers: `${formatCents(totals.totalPayable - upFrontFees)} − ${formatCents(totals.amountFinanced)}`,
      result: formatCents(totals.totalInterest),
    },
  ];
}

interface Letters {
  readonly r: number;
  readonly n: number;
  readonly share: number;
  readonly fees: number;
}

function repaymentSteps(figures: LoanAnswer, { r, n, share, fees }: Letters): readonly WorkingStep[] {
  const { amountFinanced, balloon } = figures.totals;
  const { tradeInWorth = 0, tradeInOwed = 0 } = figures.conditions;
  const hasTradeIn = tradeInWorth + tradeInOwed > 0;
  const [AF, B] = [formatCents(amountFinanced), formatCents(balloon)];
  const rate = exactly(r);
  return [
    {
      name: 'Amount financed',
      formula: `AF = price − deposit${hasTradeIn ? ' − trade-in + owed on it' : ''} + financed fees`,
      numbers: `${formatCents(figures.price)} − ${formatCents(figures.deposit)}${hasTradeIn ? ` − ${formatCents(tradeInWorth)} + ${formatCents(tradeInOwed)}` : ''} + ${formatCents(fees)}`,
      result: AF,
    },
    ...(balloon > 0 ? [balloonStep(figures)] : []),
    {
      name: `Repayment a ${figures.conditions.frequency}`,
      formula: r === 0 ? 'R = (AF − B) ÷ n' : 'R = (AF − B) × r ÷ E + B × r',
      numbers:
        r === 0
          ? `(${AF} − ${B}) ÷ ${formatNumber(n)}`
          : `(${AF} − ${B}) × ${rate} ÷ ${exactly(share)} + ${B} × ${rate}`,
      result: `${repaymentInSum(figures)}, shown as ${formatPrice(figures.displayed)}`,
    },
  ];
}

function balloonStep({ totals, conditions: { balloonAmount, balloonPercentage } }: LoanAnswer): WorkingStep {
  const isShare = balloonAmount === undefined && balloonPercentage !== undefined;
  return {
    name: 'Balloon, due with the last repayment',
    formula: isShare ? 'B = AF × balloon ÷ 100' : 'B = balloon',
    numbers: isShare
      ? `${formatCents(totals.amountFinanced)} × ${formatNumber(balloonPercentage)} ÷ 100`
      : formatCents(totals.balloon),
    result: formatCents(totals.balloon),
  };
}

function priceSteps(figures: LoanAnswer, { r, n, share, fees }: Letters): readonly WorkingStep[] {
  const { conditions, affordAmount, exactPrice = figures.price } = figures;
  const { balloonAmount, balloonPercentage = 0, depositAmount, depositPercentage = 0 } = conditions;
  const isBalloonShare = balloonAmount === undefined && balloonPercentage > 0;
  const isDepositShare = depositAmount === undefined && depositPercentage > 0;
  const deposit = isDepositShare ? (exactPrice * depositPercentage) / 100 : (depositAmount ?? 0);
  const { tradeInWorth = 0, tradeInOwed = 0 } = conditions;
  const hasTradeIn = tradeInWorth + tradeInOwed > 0;
  const tradeIn = hasTradeIn ? ' + trade-in − owed on it' : '';
  const tradeInNumbers = hasTradeIn ? ` + ${formatCents(tradeInWorth)} − ${formatCents(tradeInOwed)}` : '';
  const credit = exactPrice - deposit + fees - tradeInWorth + tradeInOwed;
  const factor = r === 0 ? 'n' : 'E ÷ r';
  const factorNumbers = r === 0 ? formatNumber(n) : `${exactly(share)} ÷ ${exactly(r)}`;
  const budget = formatCents(affordAmount);
  const beta = exactly(balloonPercentage / 100);
  return [
    {
      name: 'Amount your budget covers',
      formula: isBalloonShare ? `a × (${factor}) ÷ (1 − β + β × E)` : `a × ${factor} + B × (1 + r)^−n`,
      numbers: isBalloonShare
        ? `${budget} × (${factorNumbers}) ÷ (1 − ${beta} + ${beta} × ${exactly(share)})`
        : `${budget} × ${factorNumbers} + ${formatCents(balloonAmount ?? 0)} × ${exactly(1 - share)}`,
      result: formatCents(credit),
    },
    {
      name: 'Highest price',
      formula: isDepositShare
        ? `(amount − financed fees${tradeIn}) ÷ (1 − deposit share)`
        : `amount − financed fees + deposit${tradeIn}`,
      numbers: isDepositShare
        ? `(${formatCents(credit)} − ${formatCents(fees)}${tradeInNumbers}) ÷ (1 − ${exactly(depositPercentage / 100)})`
        : `${formatCents(credit)} − ${formatCents(fees)} + ${formatCents(deposit)}${tradeInNumbers}`,
      result: `${formatCents(exactPrice)}, rounded down to ${formatPrice(figures.price)}`,
    },
  ];
}

/**
 * The repayment, as written in a sum with the total payable. If the cents of `n × repayment + balloon + fees` are not those of the
 * total, it says so: 260 × $170.00 would be more than the total of $44,199.18.
 */
export function repaymentInSum({ totals, conditions }: Pick<LoanAnswer, 'totals' | 'conditions'>): string {
  const { repayment, numberOfRepayments, balloon, totalPayable } = totals;
  const rest = roundTo(balloon, -2) + (conditions.upFrontFees ?? 0);
  const sum = roundTo(numberOfRepayments * roundTo(repayment, -2) + rest, -2);
  return `${sum === roundTo(totalPayable, -2) ? '' : 'about '}${formatCents(repayment)}`;
}
