/**
 * `decodeURI` and `encodeURI` for the browser's scripts. `src/gatsby/webpack.ts` replaces the global functions with these.
 * Gatsby's router and its scroll handler read every address with `encodeURI(decodeURI(pathname))` and `decodeURI(hash)`.
 * The global functions throw at `#50%off`, and they turn `a%2Fb` into `a%252Fb`, which is the address of another page. Both
 * faults break the whole page.
 *
 * Laws: neither function throws. `encodeAddress(decodeAddress(path))` names the page that `path` names, and doing so again
 * changes nothing.
 */

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
/** An escaped percent sign stays escaped, or `%2541` would become `%41`, which is an `A`. */
const ESCAPED_PERCENT = /(%25)/;

const decodePart = (escapes: string): string => {
  try {
    return globalThis.decodeURI(escapes);
  } catch {
    return escapes;
  }
};

/** Decodes what it can. Broken escapes, and those of `%` and of marks such as `/`, stay as they are. */
export const decodeAddress = (text: string): string =>
  text.replace(ESCAPES, (escapes) =>
    escapes
      .split(ESCAPED_PERCENT)
      .map((part) => (part === '%25' ? part : decodePart(part)))
      .join(''),
  );

/** Escapes characters that an address cannot hold. Existing escapes stay as they are. */
export const encodeAddress = (text: string): string => {
  try {
    return globalThis.encodeURI(text).replace(/%25([0-9a-f]{2})/gi, '%$1');
  } catch {
    return text; // half of a surrogate pair, which no address of a browser holds
  }
};
