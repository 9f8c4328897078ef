import type { Country } from '../src/domain/country';
import { plainLine } from '../src/domain/enquiry/enquiryField';
import { aboutTitle, answerLines, enquiryTitle, linesText } from '../src/domain/enquiry/enquiryLines';
import type { LeadRow } from './store/leadRows';

const HEADINGS = ['Reference', 'Received', 'Form', 'Status', 'About', 'Name', 'Email', 'Phone', 'Answers'];

/**
 * Leads as comma-separated values (RFC 4180): a line of headings, then one line for each lead. Excel reads accents only after the
 * mark at the start.
 */
export function leadTable(rows: readonly LeadRow[], { forms, words }: Country): string {
  const lines = rows.map(({ lead: { reference, receivedAt, enquiry }, status }) => [
    reference,
    receivedAt,
    enquiryTitle(enquiry, words),
    status,
    plainLine(aboutTitle(enquiry)),
    enquiry.answers.name,
    enquiry.answers.email,
    'phone' in enquiry.answers ? enquiry.answers.phone : '',
    linesText(answerLines(enquiry, forms)),
  ]);
  return `\ufeff${[HEADINGS, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}`;
}

/** Signs that start a formula, also in the wide and small shapes of East Asian keyboards (NFKC), and the sign for minus. */
const FORMULA = /^[=+\-@\u2212\t\r\n]/;

/**
 * A quoted cell. A spreadsheet would run text that starts like a formula, with spaces or unseen characters before it or not, so
 * such text gets an apostrophe in front.
 */
function cell(text: string): string {
  const seen = text.replace(/^[\p{Zs}\p{C}]+/u, '').normalize('NFKC');
  return `"${(FORMULA.test(text) || FORMULA.test(seen) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
