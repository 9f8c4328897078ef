import { Lexer } from 'yaml';

/** Bounds of a content file: ten times the largest that we know. */
export const MAX_FILE_LETTERS = 150_000;
const MAX_FIELDS = 4000;
const MAX_TOKENS = 60_000;
const MAX_LEVELS = 60;

/** Of the marks that begin an element, and of quotes within quotes: readers of Markdown look ahead from each. */
const MAX_ELEMENTS = 3000;
const MAX_QUOTES = /^(?:[ \t]*>){21}/m;

/** The fault of a file's text that would take its readers too long, before any of them sees it. */
export function textBoundsFault(text: string): string | undefined {
  if (text.length > MAX_FILE_LETTERS) return `is too long: it may have ${MAX_FILE_LETTERS} letters`;
  if (MAX_QUOTES.test(text)) return 'must not have more than 20 quotes (>) within one another';
  return text.split('<').length > MAX_ELEMENTS
    ? `must not have more than ${MAX_ELEMENTS} signs <`
    : undefined;
}

/**
 * The fault of YAML that would take its reader minutes or gigabytes: names within one another, or more of them than an entry can
 * have. It looks at the tokens alone, in linear time and without recursion.
 */
export function yamlBoundsFault(yaml: string): string | undefined {
  let [fields, tokens, brackets, onLine] = [0, 0, 0, 0];
  for (const token of new Lexer().lex(yaml)) {
    tokens += 1;
    if (token === ':') fields += 1;
    if (token === '[' || token === '{') brackets += 1;
    if (token === ']' || token === '}') brackets -= 1;
    // Each level of a block begins further right, on its line or after the marks of the levels around it.
    if (token === '\n' || token === '\r\n') onLine = 0;
    else if (/^( +|[-?])$/.test(token)) onLine += token.length;
    if (brackets > MAX_LEVELS || onLine > 4 * MAX_LEVELS)
      return `must not have more than ${MAX_LEVELS} levels within one another`;
    if (fields > MAX_FIELDS || tokens > MAX_TOKENS)
      return `must not have more than ${MAX_FIELDS} fields, or ${MAX_TOKENS} words and marks of YAML`;
  }
  return undefined;
}
