import { escapeHtml, unescapeHtml } from '../../../src/domain/htmlText';
import { credit } from '../../../src/locales/site/credit';
import { locale } from '../../../src/locales/site/locale';
import type { Content } from '../content';

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The note to repayments with what the law wants beside them: who lends, under which licence, and the warning about comparison
 * rates. What the dealer's own words have is not said twice.
 * @param html the dealer's own note
 */
export function repaymentNote(
  html: string,
  { enabled, lenderName, lenderLicenceNumber }: Content['finance'],
): string {
  if (!enabled) return html;
  const own = letters(unescapeHtml(html.replace(/<[^>]*>/g, ' ')));
  const number = lenderLicenceNumber && `${credit.lenderRegister} ${lenderLicenceNumber}`;
  const lender = `Credit is provided by ${[lenderName, number].filter(Boolean).join(', ')}, to approved applicants only.`;
  const wanted = [
    ...(own.includes(letters(lenderLicenceNumber ?? lenderName)) ? [] : [lender]),
    ...(locale.hasComparisonRate ? credit.notices : []).filter((notice) => !own.includes(letters(notice))),
  ];
  return wanted.length === 0 ? html : `${html}<p>${wanted.map(escapeHtml).join(' ')}</p>`;
}
