/** Schemes that lead somewhere and run nothing. */
const SAFE: ReadonlySet<string> = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** Where root-relative addresses are read from; no real site's. */
const HERE = 'https://here.invalid';

/** What no address holds as it stands: with one of these, somebody's markup has come into it. */
const MARKUP = /["<>]/;

/** What stands for an address that is refused: the page at hand. */
export const NOWHERE = '#';

/**
 * An address of content as a page may carry it. It is read as a browser reads it, so no spelling hides a scheme:
 * `java\tscript:`, ` &#1;javascript:` and `/\elsewhere` are seen for what they are.
 * Law: what comes out is of a safe scheme, and leads to another host only with that host's scheme before it.
 * @returns the address, or `NOWHERE` for one that runs something, holds a document, or cannot be read.
 */
export function safeAddress(address: string): string {
  const given = address.trim();
  if (MARKUP.test(given) || !URL.canParse(given, HERE)) return NOWHERE;
  const { protocol, origin } = new URL(given, HERE);
  const isDisguised = !/^\w+:/.test(given) && origin !== HERE;
  return given !== '' && SAFE.has(protocol) && !isDisguised ? given : NOWHERE;
}
