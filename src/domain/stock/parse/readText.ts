import { err, ok } from '../../result';
import type { Reader } from './reader';

/** The words with which dealer systems say "nothing here". `NA` is not one: it is a series of the Mazda MX-5. */
const ABSENT = new Set(['', '-', '--', '- -', '–', '—', 'nan', 'n/a', 'null', 'undefined']);

/** In characters. */
const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;

/** Control characters, including those of Latin-1 (U+0080 to U+009F). */
const CONTROL = /\p{Cc}/gu;

/**
 * Invisible characters that would make two equal names differ: zero-width characters, soft hyphens, direction marks. Halves
 * of surrogate pairs cannot be written to a file or an address.
 */
const UNSEEN = /[\p{Cf}\p{Cs}]/gu;

/** Plain words with single spaces: nearly every value of a feed, which needs no cleaning. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** One line of clean text: no control or invisible characters, single spaces, none at the ends. */
export const cleanLine = (text: string): string =>
  CLEAN.test(text)
    ? text
    : text.replace(UNSEEN, '').normalize('NFC').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();

/** Whether a text stands for no value, in any case. */
export const isAbsent = (line: string): boolean => ABSENT.has(line.toLowerCase());

/** A line of text of at most 300 characters. A number becomes text: the model `911`. */
export const readText: Reader<string> = (raw) => {
  if (raw === undefined || raw === null) return ok(undefined);
  if (typeof raw === 'number' && Number.isFinite(raw)) return ok(String(raw));
  if (typeof raw !== 'string') return err('is not text');
  const line = cleanLine(raw);
  if (isAbsent(line)) return ok(undefined);
  return line.length > LONGEST_LINE ? err(`is longer than ${LONGEST_LINE} characters`) : ok(line);
};

/** Text with paragraphs: each line is cleaned, and several empty lines become one. */
export const readParagraphs: Reader<string> = (raw) => {
  if (raw === undefined || raw === null) return ok(undefined);
  if (typeof raw !== 'string') return err('is not text');
  const text = raw
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (isAbsent(text)) return ok(undefined);
  return text.length > LONGEST_TEXT ? err(`is longer than ${LONGEST_TEXT} characters`) : ok(text);
};
