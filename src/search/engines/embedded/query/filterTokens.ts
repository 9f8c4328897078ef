import { ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { OPERATORS, type Operator } from './filter';
import { requestFault } from './requestFault';

/** The tokens of the `filters` text. A quoted text is never a keyword. */
export type FilterToken =
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'colon' | 'open' | 'close' | 'AND' | 'OR' | 'NOT' | 'TO' };

const SIGNS = { ':': 'colon', '(': 'open', ')': 'close' } as const;
const KEYWORDS = ['AND', 'OR', 'NOT', 'TO'] as const;
const WORD = /[^\s:()<>=!"']+/y;

/** The quoted text that begins at `start`, and its end. A backslash escapes the next character. */
const quoted = (text: string, start: number): { readonly value: string; readonly end: number } | null => {
  let value = '';
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (character === text[start]) return { value, end: at + 1 };
    if (character === '\\' && at + 1 < text.length) at++;
    value += text[at];
  }
  return null;
};

/** A word may contain quotes (`Driver's`): only a quote at the start of a word opens a quoted text. */
const wordAt = (text: string, start: number): string => {
  let end = start;
  for (;;) {
    WORD.lastIndex = end;
    const match = WORD.exec(text);
    if (!match) break;
    end = WORD.lastIndex;
    if (text[end] !== "'" && text[end] !== '"') break;
    end++;
  }
  return text.slice(start, end);
};

export const filterTokens = (text: string): Result<readonly FilterToken[], IndexFault> => {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (/\s/.test(character)) {
      at++;
      continue;
    }
    if (character in SIGNS) {
      tokens.push({ kind: SIGNS[character as keyof typeof SIGNS] });
      at++;
      continue;
    }
    const operator = OPERATORS.find((candidate) => text.startsWith(candidate, at));
    if (operator) {
      tokens.push({ kind: 'operator', operator });
      at += operator.length;
      continue;
    }
    if (character === '"' || character === "'") {
      const found = quoted(text, at);
      if (!found) return requestFault(`A quote is not closed in the filter “${text}”.`);
      tokens.push({ kind: 'text', text: found.value, quoted: true });
      at = found.end;
      continue;
    }
    const word = wordAt(text, at);
    if (word === '') return requestFault(`“${character}” is not understood in the filter “${text}”.`);
    const keyword = KEYWORDS.find((candidate) => candidate === word);
    tokens.push(keyword ? { kind: keyword } : { kind: 'text', text: word, quoted: false });
    at += word.length;
  }
  return ok(tokens);
};
