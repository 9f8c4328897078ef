import { err, ok } from '../../result';
import type { Reader } from './reader';
import { cleanLine, isAbsent } from './readText';

const LONGEST = 20_000;

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
  return text.length > LONGEST ? err(`is longer than ${LONGEST} characters`) : ok(text);
};
