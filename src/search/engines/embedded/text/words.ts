import { fold, isAscii } from './fold';

/** A folded word and its position in the original text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The same for ASCII text, which is nearly all text; several times as fast. */
const PLAIN_WORD = /[a-z0-9]+/g;

/** Runs of letters and digits, folded: `CX-5` is two words, `SR5` one. */
export const words = (text: string): readonly Word[] => (isAscii(text) ? plainWords(text) : anyWords(text));

const plainWords = (text: string): readonly Word[] => {
  const lower = text.toLowerCase();
  const found: Word[] = [];
  PLAIN_WORD.lastIndex = 0;
  for (let match = PLAIN_WORD.exec(lower); match; match = PLAIN_WORD.exec(lower))
    found.push({ text: match[0], start: match.index, end: PLAIN_WORD.lastIndex });
  return found;
};

const anyWords = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
