/** One parameter of a query string: its key and value decoded, and as it stood. */
export interface QueryParameter {
  readonly key: string;
  readonly value: string;
  readonly raw: string;
}

/**
 * The parameters of a query string (without `?`), in order. Malformed percent signs are read as they stand, a key
 * may repeat, and no name is special; nothing throws.
 */
export const readQuery = (query: string): readonly QueryParameter[] =>
  query
    .split('&')
    .filter((raw) => raw !== '')
    .flatMap((raw) => {
      const [pair] = new URLSearchParams(raw.startsWith('?') ? `%3F${raw.slice(1)}` : raw);
      return pair ? [{ key: pair[0], value: pair[1], raw }] : [];
    });

/**
 * Text as one part of a query string, in the form that browsers keep as it is: colons encoded (so that the colon of
 * a range, written as an underscore, is never in doubt), a space as `+`, the apostrophe as `%27`.
 */
export const writeQueryText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replaceAll("'", '%27');
