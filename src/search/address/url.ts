import type { SearchNotice } from '../filters/filterKind';
import { ALL_FILTERS, OWN_PARAMETERS } from '../filters/filters';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { canonicalState } from './canonicalState';
import { textCodec } from './codecs';
import { readQuery, WORDS_PARAMETER, writeQueryText } from './queryString';
import { pathFilters, readStockPath, stockPath } from './stockPath';

export interface ParsedSearchUrl {
  /** Always canonical. */
  readonly state: SearchState;
  /** Parameters that are not ours (`utm_source=x`, `gclid=y`), unchanged and in order. */
  readonly foreign: readonly string[];
  /** Words that somebody typed on another page, still to be read. We never write an address with them. */
  readonly typedWords?: string;
  /** What the address asks for that is unknown or not in stock. */
  readonly notices: readonly SearchNotice[];
}

/**
 * The address of a search: path and query, in canonical form. Defaults are left out, keys follow the order of the filter
 * table, and foreign parameters come last, unchanged. Law: `parseSearchUrl(formatSearchUrl(state))` gives the canonical form
 * of the state. Never fails: it leaves out what the vocabulary does not know.
 */
export const formatSearchUrl = (
  state: SearchState,
  vocabulary: SearchVocabulary,
  { foreign = [] }: { readonly foreign?: readonly string[] } = {},
): string => {
  const canonical = canonicalState(state, vocabulary).state;
  const holds: Partial<Record<keyof SearchState, boolean>> = pathFilters(canonical, vocabulary);
  const own = ALL_FILTERS.flatMap((filter) => {
    const value = canonical[filter.key];
    return value === undefined ? [] : filter.write(value, holds[filter.key] ?? false);
  }).map(([parameter, value]) => `${parameter}=${writeQueryText(value)}`);
  const query = [...own, ...foreign].join('&');
  return stockPath(canonical, vocabulary) + (query === '' ? '' : `?${query}`);
};

const split = (url: string): { readonly pathname: string; readonly query: string } => {
  const [address = ''] = url.split('#', 1);
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  return {
    pathname: path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''),
    query: mark < 0 ? '' : address.slice(mark + 1),
  };
};

/**
 * The search in an address, given whole or from its path on. Never fails: every text gives a state. What cannot be read is
 * skipped, what is not in stock becomes a notice, and what is not ours becomes a foreign parameter. Law:
 * `formatSearchUrl(parseSearchUrl(url))` is canonical, and reading and writing it again changes nothing.
 */
export const parseSearchUrl = (url: string, vocabulary: SearchVocabulary): ParsedSearchUrl => {
  const { pathname, query } = split(url);
  const parameters = readQuery(query);
  const valuesByParameter = new Map<string, string[]>();
  const foreign: string[] = [];
  let typedWords: string | undefined;
  for (const { key, value, raw } of parameters) {
    if (key === WORDS_PARAMETER) typedWords ??= textCodec.parse(value) ?? undefined;
    else if (!OWN_PARAMETERS.has(key)) foreign.push(raw);
    else if (valuesByParameter.has(key)) valuesByParameter.get(key)?.push(value);
    else valuesByParameter.set(key, [value]);
  }
  const inPath: Partial<Record<keyof SearchState, readonly string[]>> = readStockPath(pathname, vocabulary);
  const valuesOf = (parameter: string) => valuesByParameter.get(parameter) ?? [];
  const loose = Object.fromEntries(
    ALL_FILTERS.map((filter) => [filter.key, filter.read(valuesOf, inPath[filter.key] ?? [])]),
  );
  return {
    ...canonicalState(loose, vocabulary),
    foreign,
    ...(typedWords === undefined ? {} : { typedWords }),
  };
};
