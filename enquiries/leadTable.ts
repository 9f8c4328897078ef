import { aboutTitle, answerLines, enquiryTitle, linesText } from '../src/domain/enquiry/enquiryLines';
import type { LeadRow } from './store';

const HEADINGS = ['Reference', 'Received', 'Form', 'Status', 'About', 'Name', 'Email', 'Phone', 'Answers'];

/**
 * Leads as comma-separated values (RFC 4180): a line of headings, then one line for each lead. Excel reads accents only after the
 * mark at the start.
 */
export function leadTable(rows: readonly LeadRow[]): string {
  const lines = rows.map(({ lead: { reference, receivedAt, enquiry }, status }) => [
    reference,
    receivedAt,
    enquiryTitle(enquiry),
    status,
    aboutTitle(enquiry),
    enquiry.answers.name,
    enquiry.answers.email,
    'phone' in enquiry.answers ? enquiry.answers.phone : '',
    linesText(answerLines(enquiry)),
  ]);
  return `\ufeff${[HEADINGS, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}`;
}

/** A quoted cell. A spreadsheet would run text that starts like a formula, so such text gets an apostrophe in front. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
