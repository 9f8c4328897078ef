import { type LooseAnswers, plainLine, readKilometres, textOf } from '../../src/domain/enquiry/enquiryField';
import { aboutLines, answerLines, linesText } from '../../src/domain/enquiry/enquiryLines';
import { phoneNumbersIn } from '../../src/domain/enquiry/phoneNumbers';
import { centsToDollars } from '../../src/domain/money';
import { offsetTime } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import type { Lead } from '../lead';

/** Characters that XML 1.0 cannot hold, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters that are taken out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** A mail is sure to arrive unchanged only if it holds no other letters. */
const NOT_PLAIN = /[^\n\t\x20-\x7e]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(NOT_IN_XML, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(NOT_PLAIN, (letter) => `&#${letter.codePointAt(0)};`);

/** An element, or nothing if it would be empty. Elements inside of it begin on their own lines. */
function element(
  name: string,
  content: string | readonly string[] | number | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const inner =
    typeof content === 'object'
      ? content
          .filter(Boolean)
          .map((one) => `\n${one}`)
          .join('')
      : escapeXml(String(content ?? '').trim());
  if (inner === '') return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${inner}${typeof content === 'object' ? '\n' : ''}</${name}>`;
}

export const answersOf = ({ enquiry }: Lead): LooseAnswers => ({ ...enquiry.answers });

/** An element that the DTD wants, with the first text that is not empty: some CRMs refuse a lead with an empty one. */
const required = (
  name: string,
  texts: readonly (string | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): string =>
  [...texts, 'Not specified'].map((text) => element(name, text, attributes)).find((one) => one !== '') ?? '';

/** The odometer in whole kilometres, as CRMs read it. Feeds and people write 0 where they do not know. */
const odometer = (kilometres: number | undefined): string =>
  element('odometer', kilometres || undefined, { status: 'original', units: 'km' });

/** The vehicle that the shopper asks about, or a wish for any vehicle. */
function wishedVehicle({ enquiry }: Lead, { brand, country }: Dealership): string {
  const { kind, context } = enquiry;
  const { item, model } = context;
  const isNew = item === undefined || item.vehType === 'New';
  return element(
    'vehicle',
    [
      element('year', item?.year || undefined),
      // A form without JavaScript knows only the id of a stock item, which its title holds.
      required('make', [item?.make, item?.title, model && brand]),
      required('model', [item?.model, item?.title, model?.title]),
      element('vin', item?.vin),
      element('stock', item?.stockNumber || item?.id),
      element('trim', item?.variations),
      odometer(item?.odometer),
      element('price', item?.price ? centsToDollars(item.price) : undefined, {
        type: 'asking',
        currency: country.locale.currency,
      }),
    ],
    {
      interest: kind === 'bookATestDrive' ? 'test-drive' : 'buy',
      ...(item === undefined && model === undefined ? {} : { status: isNew ? 'new' : 'used' }),
    },
  );
}

function ownVehicle(lead: Lead): string {
  const answers = answersOf(lead);
  return element(
    'vehicle',
    [
      element('year', textOf(answers.year)),
      required('make', [textOf(answers.make)]),
      required('model', [textOf(answers.model)]),
      odometer(Math.round(readKilometres(textOf(answers.odometer)) ?? 0)),
    ],
    { interest: 'trade-in', status: 'used' },
  );
}

/**
 * The vehicles of a lead, of which the DTD wants at least one. ADF has no element for a vehicle to be serviced: that one
 * goes into the comments.
 */
function vehicles(lead: Lead, dealership: Dealership): readonly string[] {
  const { kind, context } = lead.enquiry;
  if (kind !== 'valueTradeIn') return [wishedVehicle(lead, dealership)];
  const isAbout = context.item !== undefined || context.model !== undefined;
  return [...(isAbout ? [wishedVehicle(lead, dealership)] : []), ownVehicle(lead)];
}

/**
 * A name in the parts that CRMs ask for. The first word is the first name, with a title before it (`Dr. Minh`); a name of
 * one word is a last name. It is a guess, so the whole name goes with them.
 */
function nameParts(name: string): readonly string[] {
  const [, first, last = name] = /^((?:\p{L}+\.\s)*\S+)\s(.+)$/u.exec(name) ?? [];
  return [
    element('name', first, { part: 'first' }),
    element('name', last, { part: 'last' }),
    required('name', [name], { part: 'full' }),
  ];
}

/**
 * A lead in Auto-lead Data Format 1.0, which dealers' CRM programs read. The elements follow the order of the ADF 1.0 DTD.
 * Anything without its own element goes into the customer's comments, line by line. The document is plain ASCII in
 * lines of fewer than 998 bytes, so that a mail carries it as it is.
 */
export function adfXml(lead: Lead, dealership: Dealership): string {
  const answers = answersOf(lead);
  const comments = linesText([
    ...aboutLines(lead.enquiry),
    ...answerLines(lead.enquiry, dealership.country.forms),
  ]);
  const prospect = element(
    'prospect',
    [
      element('id', lead.reference, { source: dealership.name }),
      element('requestdate', offsetTime(lead.receivedAt, dealership.timeZone)),
      ...vehicles(lead, dealership),
      element('customer', [
        element('contact', [
          ...nameParts(oneLine(textOf(answers.name))),
          element('email', textOf(answers.email)),
          ...phoneNumbersIn(textOf(answers.phone)).map(({ text }) =>
            element('phone', text, { type: 'voice' }),
          ),
        ]),
        element('comments', comments),
      ]),
      element('vendor', [
        element('vendorname', dealership.name),
        element('contact', [
          element('name', dealership.name, { part: 'full' }),
          element('email', dealership.email),
          element('phone', dealership.phone, { type: 'voice' }),
        ]),
      ]),
      element('provider', [
        element('name', dealership.name, { part: 'full' }),
        element('service', 'Website'),
        element('url', dealership.siteUrl),
      ]),
    ],
    { status: 'new' },
  );
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>${prospect}</adf>\n`;
  return document.split('\n').map(folded).join('\n');
}

/** The longest line, in bytes: mail servers refuse or cut lines of more than 998. */
const MAX_LINE_LENGTH = 990;

/** A tag, a reference or one letter: what a line break must not divide. */
const UNIT = /<[^>]*>|&[^;]*;|[^<&]/g;

/** Breaks a line that is too long: at its last space, or in a word that fills the whole line. */
function folded(line: string): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  let length = 0;
  for (const [unit] of line.matchAll(UNIT)) {
    if (length + unit.length > MAX_LINE_LENGTH) break;
    length += unit.length;
  }
  const space = line.lastIndexOf(' ', length);
  const [end, start] = space > 0 ? [space, space + 1] : [length, length];
  return `${line.slice(0, end)}\n${folded(line.slice(start))}`;
}

const MAX_LETTERS = 150;

/** A text as one line with a limit, for subjects and names. */
export const oneLine = (text: string): string => {
  const letters = [...plainLine(text).replace(/\s+/g, ' ').trim()];
  return letters.length <= MAX_LETTERS ? letters.join('') : `${letters.slice(0, MAX_LETTERS - 1).join('')}…`;
};
