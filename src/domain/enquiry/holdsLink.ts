/** Characters that a mail program may skip where it looks for links. */
const SKIPPED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What mail programs turn into a link, or show as one. */
const LINKS: readonly RegExp[] = [
  // https://…, mailto:…, //host, \\host
  /:\/\/|\/\/[\p{L}\p{N}]|\\\\[\p{L}\p{N}]/u,
  /(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]+:[\p{L}\p{N}+/\\]/iu,
  /(?<!\p{L})www\d*\s?\./iu,
  // ann@host
  /\S@\S/,
  // A domain: a dot with two letters straight after it.
  /[^\s.]\.\p{L}[\p{L}\p{M}]/u,
  // Browsers read the full stop of Chinese and Japanese as the dot of a domain.
  /[a-z0-9-]\u3002[a-z]{2}/i,
  /\d{1,3}(\.\d{1,3}){3}/,
  // Markdown and HTML.
  /\]\(|<a\s/i,
];

/**
 * Whether a text holds something that a mail program may turn into a link. It takes no list of domains, which changes each
 * month: `great.See` counts as one, and a space after the full stop mends it.
 */
export const holdsLink = (text: string): boolean => {
  // The letters and dots of other shapes that browsers read as the plain ones.
  const plain = text.replace(SKIPPED, '').normalize('NFKC');
  return LINKS.some((link) => link.test(plain));
};
