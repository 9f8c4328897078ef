import type { Credit } from '../../../src/domain/country';
import { escapeHtml, unescapeHtml } from '../../../src/domain/htmlText';
import type { FinanceContent } from './finance';

export type Lender = Pick<FinanceContent, 'enabled' | 'lenderName' | 'lenderLicenceNumber'>;

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * A text about repayments with what the law wants beside them: who lends, under which licence, and the country's warning. What
 * the dealer's own words have is not said twice.
 * @param html the dealer's own words
 */
export function withCreditNote(
  html: string,
  { enabled, lenderName, lenderLicenceNumber }: Lender,
  credit: Credit,
): string {
  if (!enabled) return html;
  const own = letters(unescapeHtml(html.replace(/<[^>]*>/g, ' ')));
  const number = lenderLicenceNumber && `${credit.lenderRegister} ${lenderLicenceNumber}`;
  const lender = `Credit is provided by ${[lenderName, number].filter(Boolean).join(', ')}, to approved applicants only.`;
  const wanted = [
    ...(own.includes(letters(lenderLicenceNumber ?? lenderName)) ? [] : [lender]),
    ...credit.notices.filter((notice) => !own.includes(letters(notice))),
  ];
  return wanted.length === 0 ? html : `${html}<p>${wanted.map(escapeHtml).join(' ')}</p>\n`;
}
