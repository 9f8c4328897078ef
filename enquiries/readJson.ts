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
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isInText = !isInText;
    else if (isInText) at += letter === '\\' ? 1 : 0;
    else if (letter === ',' || letter === ':') values += 1;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (values > MAX_VALUES) throw new TooLarge();
    if (depth > MAX_DEPTH) throw new SyntaxError('Nested too deep');
  }
}
