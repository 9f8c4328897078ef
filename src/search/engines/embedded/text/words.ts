import { fold } from './fold';

/** A word as it is searched, and where it stands in the text it came from. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Runs of letters and digits, folded: `CX-5` is two words, `SR5` one. */
export const words = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
