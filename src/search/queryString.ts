import type { Range } from './searchState';

interface QueryParameter {
  readonly key: string;
  readonly value: string;
  readonly raw: string;
}

/**
 * The parameters of a query string (without `?`), in order. One without a name (`&=x`) says nothing. Malformed percent signs are kept as they are, a key may repeat,
 * and no name is special. Never throws.
 */
export const readQuery = (query: string): readonly QueryParameter[] =>
  query
    .split('&')
    .filter((raw) => raw !== '')
    .flatMap((raw) => {
      const [pair] = new URLSearchParams(raw.startsWith('?') ? `%3F${raw.slice(1)}` : raw);
      return pair && pair[0] !== '' ? [{ key: pair[0], value: pair[1], raw }] : [];
    });

/**
 * Encodes text for a query string, in the form that browsers keep. Colons are encoded, so that the colon of a range, which is
 * written as an underscore, is never ambiguous. A space becomes `+`, an apostrophe `%27`.
 */
export const writeQueryText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replaceAll("'", '%27');

/** The address parameter with which another page's search box sends typed words, to be read on the listing. */
export const WORDS_PARAMETER = 'words';

/** A range as an address holds it: `10000_20000`, with either end absent. */
export const writeRange = ({ min, max }: Range): string => `${min ?? ''}_${max ?? ''}`;
