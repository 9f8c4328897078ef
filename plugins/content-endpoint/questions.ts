import { calendarDayWords, MONTHS, monthNumber } from '../../src/domain/dateWords';
import type { Folder } from './files/rawContent';
import { FINANCE_QUESTIONS } from './financeQuestions';
import { dollars, type Fields, type QuestionRule } from './questionRule';

/**
 * Something that may be right and is more often a slip: a rate of 79.9 %, a price that halves, a last day that the words
 * contradict. Whoever saves is asked once, and may say yes. A fault (`contentFault.ts`) leaves no choice.
 */
export interface Question {
  /** The path of the field: `grades[0].fromPrice`. */
  readonly field: string;
  readonly words: string;
}

/** Beyond these, a figure is asked about. */
const LOWEST_VEHICLE_PRICE = 5000;
const LOWEST_OFFER = 20;
const DAYS_AHEAD = 730;

const DAY_IN_WORDS = new RegExp(
  String.raw`(?:until|till|ends?(?: on)?|by|before|to|and|-|–)\s+(\d{1,2})(?:st|nd|rd|th)?\s+(${MONTHS.join('|')})(?:\s+(\d{4}))?`,
  'gi',
);

/** The last days that a text names, as `2026-12-31`. A day without a year takes the year of `endsAt`. */
function lastDaysIn(
  text: string,
  endsAt: string,
): readonly { readonly words: string; readonly date: string }[] {
  return [...text.matchAll(DAY_IN_WORDS)].map(([, day = '', month = '', year]) => ({
    words: [day, month, year].filter(Boolean).join(' '),
    date: `${year ?? endsAt.slice(0, 4)}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`,
  }));
}

/** `from $3`, `only $9`: prices that no dealer asks. */
const lowPricesIn = (text: unknown): readonly string[] =>
  typeof text !== 'string'
    ? []
    : [...text.matchAll(/\b(?:from|for|only|just)\s+\$(\d[\d,]*(?:\.\d+)?)(?!\d)/gi)]
        .filter(([, amount = '']) => Number(amount.replaceAll(',', '')) < LOWEST_OFFER)
        .map(([words]) => words);

const WORDS_OF_AN_OFFER = ['title', 'summary', 'terms', 'html'] as const;

/** What is asked, one rule a row. A rule sees each value that a save changes. */
const RULES: readonly QuestionRule[] = [
  ...FINANCE_QUESTIONS,
  // A price that changes by half or more
  ({ isAmount, value, before }) =>
    isAmount &&
    typeof value === 'number' &&
    typeof before === 'number' &&
    before > 0 &&
    Math.abs(value - before) >= before / 2
      ? `It was ${dollars(before)}, and would be ${dollars(value)}.`
      : undefined,
  // A new vehicle for less than a used one
  ({ folder, path, value, before }) =>
    folder === 'vehicles' &&
    path === 'grades[].fromPrice' &&
    typeof value === 'number' &&
    value < LOWEST_VEHICLE_PRICE &&
    before === undefined
      ? `${dollars(value)} is very little for a new vehicle.`
      : undefined,
  // A price in words that has lost its digits
  ({ value, before }) => {
    const known = lowPricesIn(before);
    const low = lowPricesIn(value).find((words) => !known.includes(words));
    return low === undefined ? undefined : `It says “${low}”.`;
  },
  // An offer that is over
  ({ path, value, today }) =>
    path === 'endsAt' && typeof value === 'string' && value.slice(0, 10) < today
      ? 'The last day is past: shoppers won’t see this offer.'
      : undefined,
  // An offer whose words name another last day
  ({ folder, path, value, entry }) => {
    if (!folder.endsWith('specials') || !['endsAt', ...WORDS_OF_AN_OFFER].includes(path)) return undefined;
    const endsAt = String(entry.endsAt ?? '').slice(0, 10);
    if (endsAt === '') return undefined;
    const texts = path === 'endsAt' ? WORDS_OF_AN_OFFER.map((name) => entry[name]) : [value];
    const other = texts
      .filter((text) => typeof text === 'string')
      .flatMap((text) => lastDaysIn(text, endsAt))
      .find(({ date }) => date !== endsAt);
    return other && `The words say ${other.words}, and the last day is ${calendarDayWords(endsAt)}.`;
  },
  // A day far away
  ({ path, value, today }) =>
    /^(publishedAt|startsAt)$/.test(path) &&
    typeof value === 'string' &&
    Date.parse(value.slice(0, 10)) - Date.parse(today) > DAYS_AHEAD * 86_400_000
      ? `${calendarDayWords(value.slice(0, 10))} is more than two years away.`
      : undefined,
];

/**
 * The questions about a save, only about values that it changes.
 * @param before the entry as its file is now; undefined for a new one
 * @param today the dealership's date: `2026-11-26`
 * @param isAmount whether a field is in dollars, as its schema says
 */
export function questionsAbout(
  { folder, id }: { readonly folder: Folder; readonly id: string },
  before: Fields | undefined,
  entry: Fields,
  today: string,
  isAmount: (field: string) => boolean,
): readonly Question[] {
  return changedValues(before, entry).flatMap(({ field, ...changed }) => {
    const path = field.replace(/\[\d+\]/g, '[]');
    return RULES.flatMap(
      (rule) =>
        rule({ folder, id, path, isAmount: isAmount(field), entry, was: before, today, ...changed }) ?? [],
    ).map((words) => ({ field, words }));
  });
}

/** Every plain value that differs, with its path. An item of a list is compared with the one of the same name, or place. */
export function changedValues(
  before: unknown,
  after: unknown,
  field = '',
): readonly { readonly field: string; readonly before?: unknown; readonly value: unknown }[] {
  if (Array.isArray(after))
    return after.flatMap((item, place) =>
      changedValues(counterpart(before, item, place), item, `${field}[${place}]`),
    );
  if (typeof after === 'object' && after !== null)
    return Object.entries(after).flatMap(([name, value]) =>
      changedValues((before as Fields | undefined)?.[name], value, field === '' ? name : `${field}.${name}`),
    );
  return before === after ? [] : [{ field, before, value: after }];
}

function counterpart(list: unknown, item: unknown, place: number): unknown {
  if (!Array.isArray(list)) return undefined;
  const name = (item as Fields | null)?.name;
  const named = name === undefined ? undefined : list.find((one) => one?.name === name);
  return named ?? list[place];
}
