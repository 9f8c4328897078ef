import { sanitise } from '../../../plugins/content-endpoint/markdown/sanitise';
import { readFilterType } from '../../domain/filters/filterType';
import { safeAddress } from './safeAddress';

/** The names by which the contract knows its HTML and its addresses; a test holds contract and queries to them. */
export const HTML = /^html$|Html$/;
export const ADDRESS = /^url$|Url$/;

/** Characters that HTML cannot hold: the page's words would differ from its data's, and React would build it anew. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * What a content endpoint answered, as pages may carry it. The contract asks endpoints to sanitise, but a page cannot
 * take a stranger's word for it, so all that the site reads goes through here, whichever endpoint it came from: HTML is
 * sanitised, an address that would run something leads nowhere, text is such as HTML can hold, and filter types have
 * the contract's names.
 * @param onRefused told of each address that leads nowhere now
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
