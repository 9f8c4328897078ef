import { TooLarge } from './readBody';

/** More values than any of our forms has, at any depth. */
const MAX_VALUES = 2000;

/**
 * Reads JSON that a stranger sent. Its values are counted before it is parsed, which takes longer.
 * @throws `TooLarge` where there are more values than any form has; `SyntaxError` where it is not JSON
 */
export function readJson(text: string): unknown {
  if (hasTooManyValues(text)) throw new TooLarge();
  return JSON.parse(text);
}

/** Whether so many commas and colons are outside of texts: each name, and each value but the first of a list, has one. */
function hasTooManyValues(text: string): boolean {
  let values = 1;
  let isInText = false;
  for (let at = 0; at < text.length && values <= MAX_VALUES; at += 1) {
    const letter = text[at];
    if (letter === '"') isInText = !isInText;
    else if (isInText) at += letter === '\\' ? 1 : 0;
    else if (letter === ',' || letter === ':') values += 1;
  }
  return values > MAX_VALUES;
}
