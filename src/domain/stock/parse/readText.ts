import { type Err, err, type Ok, ok } from '../../result';
import type { EquipmentGroup } from '../stockItem';
import { listEntries } from './listEntries';
import type { MarkUses } from './writtenNumber';

/** What programs write for a value that is not there. No make, model or badge is called so. */
const EMPTY_WORDS = new Set('\\n none nil null nan +nan -nan undefined dbnull loading...'.split(' '));

/** The same in marks: the errors of spreadsheets in their languages, `<null>`, `[]`, `1.#IND`. */
const EMPTY_MARKS =
  /^(?:[<([{] ?(?:na|null|none|nil|empty|blank|undefined|nan|error|object object)? ?[>)\]}]|#n\/[av]|#nv|#[¡¿]?\p{L}[\p{L}_/]*0?[!?]|#getting_data|1\.#(?:ind|qnan|inf)|err:\d{3})$/iu;

const MAY_BE_MARKS = /^[#<([{1e]/i;

/** The words with which people say "nothing here". `NA` is not one: it is a series of the Mazda MX-5. */
const ABSENT = new Set([
  '',
  '-',
  '--',
  '- -',
  '---',
  '–',
  '—',
  '.',
  '?',
  '""',
  "''",
  'n/a',
  'n\\a',
  'n.a',
  'n.a.',
  'unspecified',
  'not specified',
  'not stated',
  'not available',
  'not applicable',
  'no badge',
  '(no badge)',
  'unknown',
  'tbc',
  'tba',
  'tbd',
  'to be advised',
  'to be confirmed',
  'not known',
  'not provided',
  'not supplied',
  'not recorded',
  'no data',
  'no value',
  'please select',
]);

/** Other ways to say nothing: only punctuation, crosses, or the prompt of a drop-down (`...`, `xxx`, `-- Select --`). */
const ABSENT_MARKS = /^(?:[-–—._?*~ ]+|x{3,}|[-–— ]+(?:please )?(?:select|choose)\b.*)$/i;

const MAY_BE_ABSENT_MARKS = /^[-–—._?*~x]/i;

/** In characters. */
const MAX_ABSENT = 18;
const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;

/** Control characters, including those of Latin-1 (U+0080 to U+009F). */
const CONTROL = /\p{Cc}/gu;

/** Invisible characters that would make two equal names differ, and halves of surrogate pairs. */
const UNSEEN = /[\p{Cf}\p{Cs}]/gu;

/** Plain words with single spaces: nearly every value of a feed, which needs no cleaning. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** One line of clean text: no control or invisible characters, single spaces, none at the ends. */
export const cleanLine = (text: string): string =>
  CLEAN.test(text)
    ? text
    : text.replace(UNSEEN, '').normalize('NFC').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();

/** Whether a text is what a program writes for nothing: `\N`, `None`, `#REF!`, `<null>`. */
export const isEmptyValue = (text: string): boolean => {
  if (text.length > MAX_ABSENT) return false;
  const word = text.trim();
  return EMPTY_WORDS.has(word.toLowerCase()) || (MAY_BE_MARKS.test(word) && EMPTY_MARKS.test(word));
};

/** Whether a text means no value, in any case. */
const isAbsent = (line: string): boolean =>
  line.length <= MAX_ABSENT &&
  (ABSENT.has(line.toLowerCase()) ||
    (MAY_BE_ABSENT_MARKS.test(line) && ABSENT_MARKS.test(line)) ||
    isEmptyValue(line));

/** The attribute of XML that says that its element has no value, whatever the prefix: `xsi:nil="true"`. */
export const isNil = (value: object): boolean =>
  Object.entries(value).some(
    ([key, flag]) => /^@(?:\w+:)?nil$/i.test(key) && /^(?:true|1)$/.test(String(flag)),
  );

/** Whether a feed gives no value: nothing, a word for it, an empty list, or an element of XML without text. */
export const isNothing = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return isAbsent(cleanLine(value));
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return value.every(isNothing);
  if (typeof value !== 'object') return false;
  const keys = Object.keys(value);
  if (keys.length > 0 && isNil(value)) return true;
  return keys.every(
    (key) => key.startsWith('@') || (key === '#text' && isNothing((value as { '#text': unknown })[key])),
  );
};

/** A text for a report, without the user names and passwords of addresses in it. */
export const withoutPasswords = (text: string): string =>
  text.includes('@') ? text.replace(/\/\/[^/\s@"]*@/g, '//…@').replace(/[^/\s@"]+:[^/\s@"]+@/g, '…@') : text;

/** Any value of a feed as text, for a report. */
export const writtenValue = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
};

/** Whether a text has an address with a user name and a password, which must not be published. */
const hasPassword = (text: string): boolean => text.includes('@') && /\/\/[^/\s@]*:[^/\s@]*@/.test(text);

const HAS_PASSWORD = 'has an address with a password';

/** A line of text of at most 300 characters. A number becomes text: the model `911`. A list of one text is that text. */
export const readText: Reader<string> = (raw) => {
  if (raw === undefined || raw === null) return ok(undefined);
  if (typeof raw === 'number' && Number.isFinite(raw)) return ok(String(raw));
  if (typeof raw !== 'string') {
    if (isNothing(raw)) return ok(undefined);
    return Array.isArray(raw) && raw.length === 1 ? readText(raw[0]) : err('is not text');
  }
  const line = cleanLine(raw);
  if (isAbsent(line)) return ok(undefined);
  if (hasPassword(line)) return err(HAS_PASSWORD);
  return line.length > LONGEST_LINE ? err(`is longer than ${LONGEST_LINE} characters`) : ok(line);
};

/**
 * A reader of a line of text, which `read` turns into a value.
 * @param fault the reason where it is not even text; absent: the reason of `readText`
 */
export const lineReader =
  <Value>(
    read: (line: string, style: ColumnStyle | undefined) => ReadResult<Value>,
    fault?: string,
  ): Reader<Value> =>
  (raw, style) => {
    const text = readText(raw);
    if (text.kind === 'err') return fault === undefined ? text : err(fault);
    return text.value === undefined ? ok(undefined) : read(text.value, style);
  };

/** A number that a spreadsheet has shortened: `6.21E+16`. Its last digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

const readWholeCode = lineReader((line) =>
  SHORTENED.test(line) ? err('was shortened by a spreadsheet, and its last digits are lost') : ok(line),
);

/** An id, a stock number or a registration number. A spreadsheet's leading apostrophe goes. */
export const readCode: Reader<string> = (raw) =>
  readWholeCode(typeof raw === 'string' ? raw.replace(/^\s*'(?=[\w+=-])/, '') : raw);

/** What a program writes for words that are not there: a zero, or no. */
const NO_WORDS = /^(?:0+(?:[.,]0+)?|false)$/i;

/** A name: `0` is none. */
export const readName = lineReader((line) => ok(NO_WORDS.test(line) ? undefined : line));

/** What people write where a vehicle has no plates. */
const NO_PLATES =
  /^(?:0+|un-?reg(?:istered|o|[’']?d)?|not reg(?:istered|o)?|no[ -]?(?:rego?|registration|plates?))$/i;

/** A registration number, of a vehicle that has plates. */
export const readRegistration: Reader<string> = (raw) => {
  const code = readCode(raw);
  return code.kind === 'ok' && code.value !== undefined && NO_PLATES.test(code.value) ? ok(undefined) : code;
};

/** A vehicle identification number, in capitals and without the spaces that people write into it. Older vehicles have shorter numbers, so another form is not a fault here. */
export const readVin: Reader<string> = (raw) => {
  const code = readCode(raw);
  if (code.kind === 'err' || code.value === undefined) return code;
  const vin = wholeVin(code.value.toUpperCase());
  return /^(.)\1{4,}$/.test(vin) ? err('is a placeholder') : ok(vin);
};

const wholeVin = (vin: string): string => {
  const joined = vin.replace(/[ -]/g, '');
  return /^[A-Z\d]{17}$/.test(joined) ? joined : vin;
};

/** A word that shoppers choose by: a colour, a fuel. It has a letter, and is not an amount. */
export const readWord = lineReader((line) => {
  if (/^[$£€¥]|[$£€¥]\s?\d/.test(line)) return err('looks like an amount of money');
  if (/^false$/i.test(line)) return ok(undefined);
  return /\p{L}/u.test(line) ? ok(line) : err('has no letter');
});

/** Text with paragraphs: each line is cleaned, and several empty lines become one. */
export const readParagraphs: Reader<string> = (raw) => {
  if (isNothing(raw)) return ok(undefined);
  if (Array.isArray(raw) && raw.every((entry) => typeof entry === 'string'))
    return readParagraphs(raw.filter((entry) => !isNothing(entry)).join('\n'));
  if (typeof raw === 'number') return ok(String(raw));
  if (typeof raw !== 'string') return err('is not text');
  const text = raw
    // Some systems write the marks of a program for the end of a line.
    .split(/\r\n|\r|\n|\\r\\n|\\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (hasPassword(text)) return err(HAS_PASSWORD);
  return text.length > LONGEST_TEXT ? err(`is longer than ${LONGEST_TEXT} characters`) : ok(text);
};

/** How a whole column writes what one cell leaves open: `9.990` and `3/11/2026`. */
export interface ColumnStyle {
  readonly marks?: MarkUses;
  /** Dates put the month first: `3/11/2026` is in March. */
  readonly dates?: 'monthFirst';
}

/** One entry of a list that is left out, and why; or, as a `note`, what was done to an entry that stays. */
export interface EntryFault {
  readonly value: string;
  readonly reason: string;
  readonly isNote?: true;
}

export type ReadResult<Value> =
  | (Ok<Value | undefined> & { readonly entries?: readonly EntryFault[] })
  | Err<string>;

/** Reads one raw value of a feed; `undefined` means that it has none. A fault's words follow the field's name: "is not a number". */
export type Reader<Value> = (raw: unknown, style?: ColumnStyle) => ReadResult<Value>;

export type Read<R> = R extends Reader<infer Value> ? Value : never;

/** More entries than any page shows. The others are left out. */
const MAX_ENTRIES = 200;

/** The text of an element of XML with attributes; anything else as it is. */
export const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '#text')
    ? (value as { readonly '#text': unknown })['#text']
    : value;

/** The result of a list some of whose entries may be faulty. */
export const listResult = <Entry>(
  list: readonly Entry[],
  faults: readonly EntryFault[],
): ReadResult<readonly Entry[]> => ({
  ...ok(list.length === 0 ? undefined : list),
  ...(faults.length === 0 ? {} : { entries: faults }),
});

/** A list of words without repeats, in the feed's order; `undefined` if it is empty. */
export const readList: Reader<readonly string[]> = (raw) => {
  const words = new Set<string>();
  const faults: EntryFault[] = [];
  for (const entry of listEntries(raw)) {
    if (isNothing(entry)) continue;
    const word = readText(textOf(entry));
    if (word.kind === 'err') faults.push({ value: writtenValue(entry), reason: word.fault });
    else if (word.value !== undefined) words.add(word.value);
  }
  if (words.size > MAX_ENTRIES)
    faults.push({
      value: `${words.size} entries`,
      reason: `are more than the ${MAX_ENTRIES} that a page shows`,
    });
  return listResult([...words].slice(0, MAX_ENTRIES), faults);
};

/** The equipment of a vehicle: a list of words, in groups if the feed names them (`Safety: Reversing camera`). */
export const readEquipment: Reader<readonly EquipmentGroup[]> = (raw) => {
  const list = readList(raw);
  if (list.kind === 'err') return err(list.fault);
  return { ...list, value: list.value && groupEquipment(list.value) };
};

/** An entry with a short heading: `Wheels: 18 inch`. In `Note: this car: one owner` only `Note` is one; an address has none. */
const HEADED = /^([^:]{1,40}): +(\S.*)$/s;

/** Groups the entries of a feed by heading, in its order, each once; entries without a heading come first. */
export function groupEquipment(entries: readonly string[]): readonly EquipmentGroup[] {
  const groups = new Map<string, { readonly name: string; readonly entries: Set<string> }>([
    ['', { name: '', entries: new Set() }],
  ]);
  for (const entry of entries) {
    const [, name = '', rest = entry] = HEADED.exec(entry) ?? [];
    const key = name.toLowerCase();
    const group = groups.get(key) ?? { name, entries: new Set<string>() };
    groups.set(key, group);
    group.entries.add(rest);
  }
  return [...groups.values()]
    .filter(({ entries: { size } }) => size > 0)
    .map((group) => ({ ...(group.name ? { name: group.name } : {}), entries: [...group.entries] }));
}
