/** Marks that nobody sees: people paste them with a number or a name, and they can hide or turn around what follows. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Characters that no key types into a line: control characters, and separators of lines and paragraphs. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** One line of text as a reader sees it: without unseen marks, and with a space for each control character. */
export const plainLine = (text: string): string => text.replace(UNSEEN, '').replace(CONTROL, ' ');

/** The same for a text of several lines, which keeps its line breaks and tabs. */
export const plainText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(CONTROL, (one) => (one === '\n' || one === '\t' ? one : ' '));
