/** Names of letters in HTML, which feeds write in XML and in cells too. The five of XML are among them. */
const NAMES =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © ordf ª ' +
  'laquo « not ¬ shy \u00ad reg ® macr ¯ deg ° plusmn ± sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · cedil ¸ sup1 ¹ ' +
  'ordm º raquo » frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç ' +
  'Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì Iacute Í Icirc Î Iuml Ï ETH Ð Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ ' +
  'Ouml Ö times × Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý THORN Þ szlig ß agrave à aacute á acirc â atilde ã ' +
  'auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï eth ð ntilde ñ ' +
  'ograve ò oacute ó ocirc ô otilde õ ouml ö divide ÷ oslash ø ugrave ù uacute ú ucirc û uuml ü yacute ý thorn þ yuml ÿ ' +
  'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj ' +
  '\u200d ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ ' +
  'prime ′ Prime ″ lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ minus − ne ≠ le ≤ ge ≥ check ✓';

const pairs = NAMES.split(/ (?=[A-Za-z]+\d* )/).map((pair) => pair.split(/ (.*)/s, 2) as [string, string]);

/** The letter of each name in HTML: `eacute` → `é`. */
export const NAMED_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(pairs);

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

const letterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

/** Text with its entities as letters, decoded once. */
const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return letterOf(Number(decimal));
    if (hex !== undefined) return letterOf(Number.parseInt(hex, 16));
    return Object.hasOwn(NAMED_LETTERS, name) ? (NAMED_LETTERS[name] ?? entity) : entity;
  });

const UNSEEN_PARTS =
  /<!--[\s\S]{0,100000}?-->|<(script|style|head|title)\b[^>]{0,2000}>[\s\S]{0,100000}?<\/\1\s*>/gi;
const LIST_ITEM = /<li\b[^<>]{0,2000}>/gi;
const LINE =
  /<(?:br|hr)\b[^<>]{0,200}>|<\/(?:div|tr|h[1-6]|li|dd|dt|section|article)\s*>|<(?:ul|ol|table|div|tr)\b[^<>]{0,2000}>/gi;
const PARAGRAPH = /<\/?p\b[^<>]{0,2000}>|<\/(?:ul|ol|table)\s*>/gi;
const TAG = /<\/?[a-z][a-z\d:-]{0,40}(?:\s[^<>]{0,2000})?\/?>|<!doctype[^<>]{0,500}>/gi;

/** Whether a text has tags of HTML. */
export const hasTags = (text: string): boolean =>
  /<(?:\/?(?:p|br|ul|ol|li|b|i|u|strong|em|div|span|font|h[1-6]|table|tr|td|a)\b[^<>]{0,500})>/i.test(text);

/**
 * The words of HTML: a line for each paragraph, item of a list and row of a table; entities decoded; scripts and styles gone.
 * Text without tags keeps its line ends.
 */
export const htmlToText = (html: string): string => {
  if (!html.includes('<') && !html.includes('&')) return html;
  const isHtml = hasTags(html);
  const lines = isHtml ? html.replace(/[ \t]*(?:\r\n|\r|\n)[ \t]*/g, ' ') : html;
  const words = lines
    .replace(UNSEEN_PARTS, ' ')
    .replace(LIST_ITEM, '\n• ')
    .replace(PARAGRAPH, '\n\n')
    .replace(LINE, '\n')
    .replace(TAG, '');
  return decodeEntities(words)
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();
};
