import type { Locale } from '../country';
import type { EnquiryLine } from '../enquiry/enquiry';
import { formatNumber, formatPrice } from '../formatNumber';
import { joinFacts } from '../joinFacts';
import type { Dollars } from '../money';
import type { VehType } from '../stock/stockTypes';
import { rateWords } from './comparisonRate';
import { coverWords } from './cover';
import { type Deal, dealPrice, type FinanceSettings, loanConditions } from './financeSettings';
import type { Balloon } from './loan';
import { amountFinanced } from './loanFigures';
import { repaymentForPrice } from './repaymentForPrice';

/** What a deal comes to for a vehicle, and how that is made up. */
export interface DealWords {
  /** `$142 a week`, or what pays for the vehicle without a loan. */
  readonly repayment: string;
  /** The rates shown beside the repayment; absent where there is no loan. */
  readonly rates?: string;
  /** The way from the price to the amount financed, then term and balloon. */
  readonly parts: readonly EnquiryLine[];
  /** What the shopper brings and the terms, in one line for a card: `Trade-in $8,000 · deposit $5,000 · 60 months`. */
  readonly facts: string;
}

/**
 * A deal in words.
 * @param listed the price of the vehicle, dollars
 * @returns `undefined` if there is no figure, such as for a price of 0
 */
export function dealWords(
  listed: Dollars,
  vehType: VehType,
  settings: FinanceSettings,
  deal: Deal,
  law: Pick<Locale, 'hasComparisonRate'>,
): DealWords | undefined {
  const quote = repaymentForPrice(listed, vehType, settings, deal);
  const price = dealPrice(listed, deal);
  if (quote.kind === 'err') return undefined;
  const conditions = loanConditions(settings, vehType, deal);
  const { tradeInWorth = 0, tradeInOwed = 0, depositAmount, depositPercentage = 0 } = conditions;
  const brought = [
    ['On-road costs', deal.onRoadCosts ?? 0, '+', ' (estimate)'],
    ['Trade-in', tradeInWorth, '−', ' (estimate)'],
    ['Still owed on it', tradeInOwed, '+', ''],
    ['Deposit', depositAmount ?? (price * depositPercentage) / 100, '−', ''],
  ] as const;
  const amounts = brought.flatMap(([name, amount, sign, note]) => line(name + note, amount, sign));
  const facts = brought.map(([name, amount]) => amount > 0 && `${name} ${formatPrice(amount)}`);
  if (quote.value.kind !== 'repayment')
    return { repayment: coverWords(quote.value), parts: amounts, facts: joinFacts(facts) };
  const { displayed, frequency, interestRate, comparisonRate } = quote.value;
  const financed = amountFinanced({ ...conditions, price });
  const term = `${formatNumber(conditions.termMonths)} months`;
  const balloon = balloonWords(conditions);
  return {
    repayment: `${formatPrice(displayed)} a ${frequency}`,
    rates: rateWords(interestRate, comparisonRate, law),
    parts: [
      ...amounts,
      ...line('Fees', conditions.fees ?? 0, '+'),
      ...(financed.kind === 'ok' ? line('Amount financed', financed.value, '') : []),
      { label: 'Term', value: term },
      ...(balloon === undefined ? [] : [{ label: 'Balloon, due at the end', value: balloon }]),
    ],
    facts: joinFacts([...facts, term, balloon !== undefined && `Balloon ${balloon}`]),
  };
}

const line = (label: string, amount: Dollars, sign: string): readonly EnquiryLine[] =>
  amount > 0 ? [{ label, value: sign + formatPrice(amount) }] : [];

function balloonWords({ balloonAmount, balloonPercentage = 0 }: Balloon): string | undefined {
  if (balloonAmount !== undefined) return balloonAmount > 0 ? formatPrice(balloonAmount) : undefined;
  return balloonPercentage > 0 ? `${formatNumber(balloonPercentage)}% of the amount financed` : undefined;
}

/** A deal as the lines of an enquiry. */
export const dealLines = ({ repayment, rates, parts }: DealWords): readonly EnquiryLine[] => [
  { label: 'My deal', value: repayment },
  ...parts,
  ...(rates === undefined ? [] : [{ label: 'Interest rate', value: rates }]),
];
