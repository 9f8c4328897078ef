import type { EnquiryLine } from '../../../../domain/enquiry/enquiry';
import { formatNumber } from '../../../../domain/stock/display/formatNumber';
import { formatPrice } from '../../../../domain/stock/display/formatPrice';
import { parseCalculatorAddress } from './calculatorAddress';
import type { CalculatorChoices } from './calculatorChoices';

/**
 * A calculation in words, line by line, for the person who answers the enquiry.
 * @param repayment the resulting dollars a period; absent if the shopper asked what a repayment reaches
 */
export function figureLines(choices: CalculatorChoices, repayment?: number): readonly EnquiryLine[] {
  const { price, affordAmount, frequency, depositAmount, termMonths, interestRate, fees } = choices;
  const each = frequency === undefined ? '' : ` a ${frequency}`;
  const dollars = (amount: number | undefined) => (amount === undefined ? undefined : formatPrice(amount));
  const percent = (rate: number | undefined) => (rate === undefined ? undefined : `${formatNumber(rate)} %`);
  const paid = affordAmount ?? repayment;
  const lines: Readonly<Record<string, string | undefined>> = {
    Price: dollars(price),
    Repayment: paid === undefined ? undefined : `${formatPrice(paid)}${each}`,
    Deposit: dollars(depositAmount),
    Term: termMonths === undefined ? undefined : `${formatNumber(termMonths)} months`,
    Balloon: dollars(choices.balloonAmount) ?? percent(choices.balloonPercentage),
    'Interest rate': percent(interestRate),
    Fees: dollars(fees),
    Condition: choices.vehType,
  };
  return Object.entries(lines).flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

/** The figures in an address from `enquiryHref`; none if it holds no calculation. */
export function figuresOfAddress(search: string): { readonly figures?: readonly EnquiryLine[] } {
  const asked = new URLSearchParams(search);
  if (asked.get('about') !== 'finance') return {};
  const repayment = Number(asked.get('repayment'));
  const lines = figureLines(parseCalculatorAddress(search).choices, repayment > 0 ? repayment : undefined);
  return lines.length === 0 ? {} : { figures: lines };
}
