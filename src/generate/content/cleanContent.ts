import { sanitise } from '../../../plugins/content-endpoint/markdown/sanitise';
import { readFilterType } from '../../domain/filters/filterType';

/** How the contract names its HTML and address fields. A test holds the contract and the queries to these names. */
export const HTML = /^html$|Html$/;
export const ADDRESS = /^url$|Url$/;

/** Characters that HTML cannot hold. With them, HTML and page data would differ, and React would render the page anew. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * Makes an answer of a content endpoint safe for pages. The contract asks endpoints to sanitise, but we do not rely on it:
 * all content goes through this function, whichever endpoint it comes from. It sanitises HTML, replaces addresses that
 * would run something with `#`, removes characters that HTML cannot hold, and gives filter types the contract's names.
 * @param onRefused called with each address that was replaced
 * @param name the field that holds the answer
 */
export function cleanContent(answer: unknown, onRefused: (address: string) => void, name = ''): unknown {
  if (Array.isArray(answer)) return answer.map((one) => cleanContent(one, onRefused, name));
  if (typeof answer === 'object' && answer !== null) {
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [key, cleanContent(value, onRefused, key)]),
    );
  }
  return typeof answer === 'string' ? cleanText(answer, name, onRefused) : answer;
}

function cleanText(given: string, name: string, onRefused: (address: string) => void): string {
  const text = given.replace(/\p{Surrogate}/gu, '\ufffd').replace(NO_TEXT, '');
  if (HTML.test(name)) return sanitise(text);
  if (name === 'type') return readFilterType(text) ?? text;
  if (!ADDRESS.test(name)) return text;
  const address = safeAddress(text);
  if (address !== text.trim()) onRefused(text);
  return address;
}

/** Schemes that lead somewhere and run no code. */
const SAFE: ReadonlySet<string> = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** The base for root-relative addresses. Not a real site. */
const HERE = 'https://here.invalid';

/** Characters that no address holds unescaped. With one of them, markup has got into the address. */
const MARKUP = /["<>]/;

/** Replaces a refused address: a link to the current page. */
export const NOWHERE = '#';

/**
 * Makes an address from content safe for pages. It parses the address as a browser does, so no spelling hides a scheme:
 * it recognises `java\tscript:`, ` &#1;javascript:` and `/\elsewhere`.
 * Law: the result has a safe scheme, and only leads to another host if it names that host's scheme.
 * @returns the address, or `NOWHERE` if it runs code, holds a document, or cannot be parsed
 */
export function safeAddress(address: string): string {
  const trimmed = address.trim();
  if (MARKUP.test(trimmed) || !URL.canParse(trimmed, HERE)) return NOWHERE;
  const { protocol, origin } = new URL(trimmed, HERE);
  const isDisguised = !/^\w+:/.test(trimmed) && origin !== HERE;
  return trimmed !== '' && SAFE.has(protocol) && !isDisguised ? trimmed : NOWHERE;
}
