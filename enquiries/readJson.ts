import { TooLarge } from './readBody';

/** More values than any of our forms has, at any depth. */
const MAX_VALUES = 2000;

/** More lists and groups inside each other than any of our forms has. */
const MAX_DEPTH = 50;

/**
 * Reads JSON that a stranger sent. Its values are counted before it is parsed, which takes longer.
 * @throws `TooLarge` where there are more values than any form has; `SyntaxError` where it is not JSON, or nested too deep
 */
export function readJson(text: string): unknown {
  checkShape(text);
  return JSON.parse(text);
}

/** Counts what is outside of texts. Each name, and each value of a list but the first, has a comma or a colon. */
function checkShape(text: string): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at);
    else if (letter === ',' || letter === ':') values += 1;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (values > MAX_VALUES) throw new TooLarge();
    if (depth > MAX_DEPTH) throw new SyntaxError('Nested too deep');
  }
}

/** The place of the quotation mark that ends a text; beyond the end if there is none. @param start of the one that begins it */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
