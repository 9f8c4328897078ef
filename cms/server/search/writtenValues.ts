import { calendarDayWords, dayAndMonth, MONTHS, monthNumber, timeWords } from '../../../src/domain/dateWords';
import { formatPrice } from '../../../src/domain/formatNumber';
import { readTimeOfDay } from '../../../src/domain/timeOfDay';

/** A value in a text, in one form however it is written: `(02) 5550 0140` and `tel:+61255500140` are both `255500140`. */
export interface Written {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** A kind of value that people write in several ways. */
interface ValueKind {
  /** The values of the kind in a text. */
  readonly valuesIn: (text: string) => readonly Written[];
  /**
   * Another value, written as the old one is.
   * @param next as its field has it
   */
  readonly writeLike: (old: string, next: string) => string;
}

const finder =
  (pattern: RegExp, read: (text: string) => string | undefined) =>
  (text: string): readonly Written[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = read(match[0]);
      return value === undefined ? [] : { start: match.index, end: match.index + match[0].length, value };
    });

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a phone number after the 0 or the country code. */
function nationalDigits(text: string): string | undefined {
  const digits = digitsOf(text).replace(text.includes('+') ? /^6[14]0?/ : /^0/, '');
  return digits.length >= 8 ? digits : undefined;
}

const phone: ValueKind = {
  valuesIn: finder(/(?:\+6[14]|\(?\b0\d|\b1[38]00)[\d ()\u00a0-]{5,16}\d/g, nationalDigits),
  writeLike: (old, next) => {
    const [code] = /^\+6[14]/.exec(old) ?? [];
    const isNational = /^[(\s]*0/.test(next);
    if (code === undefined || !isNational) return next;
    return /[ (]/.test(old)
      ? `${code} ${next.replace(/^[(\s]*0/, '').replace(')', '')}`
      : code + (nationalDigits(next) ?? '');
  },
};

const amount: ValueKind = {
  valuesIn: finder(/\$ ?\d[\d,]*(?:\.\d{1,2})?(?![\d.]*\d)/g, (text) =>
    String(Number(text.replace(/[$, ]/g, ''))),
  ),
  writeLike: (_, next) => formatPrice(Number(next)),
};

const rate: ValueKind = {
  valuesIn: finder(/(?<![\d.,])\d{1,3}(?:\.\d+)?(?= ?(?:%|per cent))/g, (text) => String(Number(text))),
  writeLike: (old, next) => {
    const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
    return Number(next).toFixed(Math.max(decimals(old), decimals(next)));
  },
};

const ISO = /\d{4}-\d{2}-\d{2}/;
const SLASHED = /\d{1,2}\/\d{1,2}\/\d{4}/;
const SPOKEN = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS.join('|')})(?: \\d{4})?\\b`);

/** `2026-12-31`, or `12-31` without a year. */
function dayOf(text: string): string {
  if (/^\d{4}-/.test(text)) return text;
  const [day = '', month = '', year] = text.split(/[/ ]/);
  const number = /\d/.test(month) ? month : String(monthNumber(month));
  return [year, number.padStart(2, '0'), digitsOf(day).padStart(2, '0')].filter(Boolean).join('-');
}

const date: ValueKind = {
  valuesIn: finder(new RegExp([ISO, SLASHED, SPOKEN].map(({ source }) => source).join('|'), 'g'), dayOf),
  writeLike: (old, next) => {
    const day = next.slice(0, 10);
    if (/^\d{4}-/.test(old)) return day;
    if (old.includes('/')) return day.split('-').reverse().map(Number).join('/');
    return /\d{4}$/.test(old) ? calendarDayWords(day) : dayAndMonth(day);
  },
};

const time: ValueKind = {
  valuesIn: finder(
    /\b\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\b\.?)|\b(?:12 )?noon\b|\bmidday\b|\b\d{1,2}:\d{2}\b/gi,
    (text) => {
      const read = readTimeOfDay(text.replace(/\.$/, ''), 'opens');
      return read.kind === 'ok' ? read.value : undefined;
    },
  ),
  writeLike: (old, next) => {
    if (!/^\d{1,2}:\d{2}$/.test(old)) return timeWords(next);
    return old.startsWith('0') ? next : next.replace(/^0/, '');
  },
};

/** The kinds of values that are found in every way of writing them. */
export const VALUE_KINDS = { phone, amount, rate, date, time } as const;

export type ValueKindName = keyof typeof VALUE_KINDS;

/** Whether two values of a kind are the same. A day without its year is that day of any year. */
export const isSameValue = (one: string, other: string): boolean =>
  one === other ||
  (/^\d{4}-\d\d-\d\d$/.test(one) && one.slice(5) === other) ||
  (/^\d{4}-\d\d-\d\d$/.test(other) && other.slice(5) === one);

/** Some words in a text, whatever their capitals, their kind of dash and quote, and the space between them. */
export function wordsIn(words: string): (text: string) => readonly Written[] {
  const escaped = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’‘]/g, "['’‘]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-–—]/g, '[-–—]')
    .replace(/\s+/g, '\\s+');
  return finder(new RegExp(escaped, 'giu'), () => words);
}
