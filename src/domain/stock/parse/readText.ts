import { err, ok } from '../../result';
import type { Reader } from './reader';

/** The ways dealer systems write "nothing here". `NA` is not one of them: it is a series of the Mazda MX-5. */
const ABSENT = new Set(['', '-', '--', '- -', '–', '—', 'nan', 'n/a', 'null', 'undefined']);

const LONGEST = 300;

// biome-ignore lint/suspicious/noControlCharactersInRegex: feeds carry them, pages must not
const CONTROL = /[\u0000-\u001f\u007f]/g;

/** Halves of a surrogate pair cannot be written to a file or an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Plain words with single spaces: nearly every value of a feed, and nothing to do about it. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** One line of clean text: no control characters, single spaces, none at the ends. */
export const cleanLine = (text: string): string =>
  CLEAN.test(text)
    ? text
    : text.normalize('NFC').replace(LONE_SURROGATE, '').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();

/** True for text that stands for no value, whatever its case. */
export const isAbsent = (line: string): boolean => ABSENT.has(line.toLowerCase());

/** A line of text of at most 300 characters. A number is taken as it would be written: the model `911`. */
export const readText: Reader<string> = (raw) => {
  if (raw === undefined || raw === null) return ok(undefined);
  if (typeof raw === 'number' && Number.isFinite(raw)) return ok(String(raw));
  if (typeof raw !== 'string') return err('is not text');
  const line = cleanLine(raw);
  if (isAbsent(line)) return ok(undefined);
  return line.length > LONGEST ? err(`is longer than ${LONGEST} characters`) : ok(line);
};
