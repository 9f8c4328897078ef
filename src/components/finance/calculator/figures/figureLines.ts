import type { EnquiryLine } from '../../../../domain/enquiry/enquiry';
import { rateWords } from '../../../../domain/finance/comparisonRate';
import { formatNumber, formatPrice } from '../../../../domain/formatNumber';
import { locale } from '../../../../locales/site/locale';
import { parseAmount } from '../../amounts';
import { parseCalculatorAddress } from './calculatorAddress';
import type { CalculatorChoices } from './calculatorChoices';

interface Results {
  /** Dollars a period; absent if the shopper asked what a repayment reaches. */
  readonly repayment?: number | undefined;
  /** Per cent a year, shown beside every interest rate. */
  readonly comparisonRate?: number | undefined;
}

/** A calculation in words, line by line, for the shopper and for the person who answers the enquiry. */
export function figureLines(
  choices: CalculatorChoices,
  { repayment, comparisonRate }: Results,
): readonly EnquiryLine[] {
  const { price, affordAmount, frequency, depositAmount, termMonths, interestRate, fees } = choices;
  const each = frequency === undefined ? '' : ` a ${frequency}`;
  const dollars = (amount: number | undefined) => (amount === undefined ? undefined : formatPrice(amount));
  const percent = (rate: number | undefined) => (rate === undefined ? undefined : `${formatNumber(rate)}%`);
  const paid = affordAmount ?? repayment;
  const lines: Readonly<Record<string, string | undefined>> = {
    Price: dollars(price),
    Repayment: paid === undefined ? undefined : `${formatPrice(paid)}${each}`,
    Deposit: dollars(depositAmount),
    'Trade-in (estimate)': dollars(choices.tradeInWorth),
    'Owed on it': dollars(choices.tradeInOwed),
    Term: termMonths === undefined ? undefined : `${formatNumber(termMonths)} months`,
    Balloon: dollars(choices.balloonAmount) ?? percent(choices.balloonPercentage),
    'Interest rate': rates(interestRate, comparisonRate),
    Fees: dollars(fees),
    Condition: choices.vehType,
  };
  return Object.entries(lines).flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

/** No interest rate is stated without its comparison rate. */
const rates = (interestRate: number | undefined, comparisonRate: number | undefined): string | undefined =>
  interestRate === undefined || comparisonRate === undefined
    ? undefined
    : rateWords(interestRate, comparisonRate, locale);

/** The figures in an address from `enquiryHref`; none if it holds no calculation. */
export function figuresOfAddress(search: string): { readonly figures?: readonly EnquiryLine[] } {
  const query = new URLSearchParams(search);
  if (query.get('about') !== 'finance') return {};
  const number = (name: string) => parseAmount(query.get(name) ?? '') ?? undefined;
  const lines = figureLines(parseCalculatorAddress(search).choices, {
    repayment: number('repayment') || undefined,
    comparisonRate: number('comparisonRate'),
  });
  return lines.length === 0 ? {} : { figures: lines };
}
