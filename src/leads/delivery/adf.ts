import type { EnquiryDesk } from '../../domain/enquiry/enquiryDesk';
import type { Answer } from '../../domain/enquiry/enquiryField';
import { aboutLines, answerLines } from '../../domain/enquiry/enquiryLines';
import { centsToDollars } from '../../domain/money';
import type { Lead } from '../lead';

/** Characters that XML 1.0 cannot hold, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters that are taken out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .replace(NOT_IN_XML, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element that the DTD requires: empty if nothing is known. */
const required = (name: string, text: string | number | undefined, attributes = {}): string =>
  element(name, text, attributes) || `<${name}></${name}>`;

/** An element, or nothing if it would be empty. */
function element(
  name: string,
  content: string | readonly string[] | number | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const inner =
    typeof content === 'object' ? content.filter(Boolean).join('') : escapeXml(String(content ?? '').trim());
  if (inner === '') return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

const answersOf = ({ enquiry }: Lead): Readonly<Record<string, Answer>> => ({ ...enquiry.answers });
const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '');

/** The vehicle that the shopper asks about. */
function askedVehicle({ enquiry }: Lead): string {
  const { kind, context } = enquiry;
  const { item, model } = context;
  if (item === undefined && model === undefined) return '';
  const interest = kind === 'bookATestDrive' ? 'test-drive' : 'buy';
  return element(
    'vehicle',
    [
      required('year', item?.year),
      // A title holds make and model.
      required('make', item?.make ?? item?.title ?? model?.title),
      required('model', item?.model ?? item?.title ?? model?.title),
      element('vin', item?.vin),
      element('stock', item?.stockNumber ?? item?.id),
      element('trim', item?.variations),
      element('odometer', item?.odometer, { status: 'original', units: 'km' }),
      element('price', item?.price === undefined ? undefined : centsToDollars(item.price), {
        type: 'asking',
        currency: 'AUD',
      }),
    ],
    { interest, status: item?.vehType === 'New' || item === undefined ? 'new' : 'used' },
  );
}

/** The vehicle for trade-in. ADF has no element for a vehicle to be serviced: that one goes into the comments. */
function ownVehicle(lead: Lead): string {
  if (lead.enquiry.kind !== 'valueTradeIn') return '';
  const answers = answersOf(lead);
  return element(
    'vehicle',
    [
      required('year', textOf(answers.year)),
      required('make', textOf(answers.make)),
      required('model', textOf(answers.model)),
      element('odometer', textOf(answers.odometer).replace(/\D/g, ''), { status: 'original', units: 'km' }),
    ],
    { interest: 'trade-in', status: 'used' },
  );
}

/**
 * A lead in Auto-lead Data Format 1.0, which dealers' CRM programs read. The elements follow the order of the ADF 1.0 DTD.
 * Anything without an element of its own goes into the customer's comments, line by line.
 */
export function adfXml(lead: Lead, desk: EnquiryDesk): string {
  const answers = answersOf(lead);
  const comments = [...aboutLines(lead.enquiry), ...answerLines(lead.enquiry)]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  const prospect = element(
    'prospect',
    [
      element('id', lead.reference, { source: desk.name }),
      element('requestdate', lead.receivedAt),
      askedVehicle(lead),
      ownVehicle(lead),
      element('customer', [
        element('contact', [
          required('name', textOf(answers.name), { part: 'full' }),
          element('email', textOf(answers.email)),
          element('phone', textOf(answers.phone), { type: 'voice' }),
        ]),
        element('comments', comments),
      ]),
      element('vendor', [
        element('vendorname', desk.name),
        element('contact', [
          element('name', desk.name, { part: 'full' }),
          element('email', desk.email),
          element('phone', desk.phone, { type: 'voice' }),
        ]),
      ]),
      element('provider', [
        element('name', desk.name, { part: 'full' }),
        element('service', 'Website'),
        element('url', desk.siteUrl),
      ]),
    ],
    { status: 'new' },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?ADF VERSION="1.0"?>\n<adf>${prospect}</adf>\n`;
}
