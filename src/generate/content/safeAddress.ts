/** Schemes that lead somewhere and run no code. */
const SAFE: ReadonlySet<string> = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** The base for root-relative addresses. It is no real site. */
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
  const given = address.trim();
  if (MARKUP.test(given) || !URL.canParse(given, HERE)) return NOWHERE;
  const { protocol, origin } = new URL(given, HERE);
  const isDisguised = !/^\w+:/.test(given) && origin !== HERE;
  return given !== '' && SAFE.has(protocol) && !isDisguised ? given : NOWHERE;
}
