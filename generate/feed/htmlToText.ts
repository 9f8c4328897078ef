import { Parser } from 'htmlparser2';

const each = (names: string, words: string) => names.split(' ').map((name) => [name, words] as const);

/** What marks the beginning of an element in a text, and its end. */
const BEFORE = new Map([['li', '\n• '], ['p', '\n\n'], ...each('br hr ul ol table div tr', '\n')]);
const AFTER = new Map([
  ...each('p ul ol table', '\n\n'),
  ...each('div tr h1 h2 h3 h4 h5 h6 li dd dt section article', '\n'),
]);

/** Elements whose words aren't shown. */
const UNSEEN = new Set(['script', 'style', 'head', 'title']);

/** Whether a text has tags of HTML. */
export const hasTags = (text: string): boolean =>
  /<(?:\/?(?:p|br|ul|ol|li|b|i|u|strong|em|div|span|font|h[1-6]|table|tr|td|dl|dt|dd|hr|a)\b[^<>]{0,500})>/i.test(
    text,
  );

/** Text with its entities as letters, decoded once. */
export function decodeEntities(text: string): string {
  let words = '';
  const parser = new Parser({ ontext: (part) => (words += part) });
  parser.end(text.replaceAll('<', '&lt;'));
  return words;
}

const wordsOf = (html: string): string => {
  let words = '';
  let unseen = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen++;
      words += BEFORE.get(name) ?? '';
    },
    ontext(part) {
      if (unseen === 0) words += part.replace(/[\t\r\n]/g, ' ');
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      words += AFTER.get(name) ?? '';
    },
  });
  parser.end(html);
  return words;
};

/**
 * The words of HTML: a line for each paragraph, item of a list and row of a table; entities decoded; scripts and styles gone.
 * Text without tags keeps its line ends.
 */
export const htmlToText = (html: string): string => {
  if (!/[<&]/.test(html)) return html;
  return (hasTags(html) ? wordsOf(html) : decodeEntities(html))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();
};
