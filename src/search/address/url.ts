import type { VehType } from '../../domain/stock/stockTypes';
import { textCodec } from '../codecs';
import type { SearchNotice } from '../filters/filterKind';
import { ALL_FILTERS, OWN_PARAMETERS } from '../filters/filters';
import { isListingPath, STOCK_PATH, segmentsAfterStock } from '../listingPath';
import { readQuery, WORDS_PARAMETER, writeQueryText } from '../queryString';
import type { LooseState, SearchState } from '../searchState';
import type { SearchVocabulary, VocabularyMake, VocabularyWord } from '../vocabulary/vocabulary';
import { vocabularyLookup } from '../vocabulary/vocabularyLookup';

export interface ParsedSearchUrl {
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
  const inPath: Partial<Record<keyof SearchState, unknown>> = pathWords(canonical, vocabulary);
  const own = ALL_FILTERS.flatMap((filter) => {
    const value = canonical[filter.key];
    return value === undefined ? [] : filter.write(value, inPath[filter.key] !== undefined);
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

interface CanonicalState {
  readonly state: SearchState;
  readonly notices: readonly SearchNotice[];
}

/**
 * The canonical form of a search state: words are resolved with the vocabulary, lists are ordered without repeats, and
 * values that are default, empty or out of bounds are left out. Words that name no vehicle type, make or model in stock are
 * left out with a notice; so is a model that none of the chosen makes has. Law: doing it twice changes nothing.
 */
export const canonicalState = (loose: LooseState, vocabulary: SearchVocabulary): CanonicalState => {
  const lookup = vocabularyLookup(vocabulary);
  const state: Record<string, unknown> = {};
  const notices: SearchNotice[] = [];
  const context = {
    vocabulary,
    lookup,
    above: state as SearchState,
    notice: (notice: SearchNotice) => void notices.push(notice),
  };
  for (const filter of ALL_FILTERS) {
    const looseValue = loose[filter.key];
    const value = looseValue === undefined ? undefined : filter.canonical(looseValue, context);
    if (value !== undefined) state[filter.key] = value;
  }
  // The type of the table ensures that each filter returns a value for its own key.
  return { state: state as SearchState, notices };
};

/** The segments of a path by their meaning. One without a meaning is kept as make or model, so that a notice can name it. */
const readStockPath = (
  pathname: string,
  vocabulary: SearchVocabulary,
): { readonly vehType: string[]; readonly make: string[]; readonly model: string[] } => {
  const lookup = vocabularyLookup(vocabulary);
  const words = { vehType: [] as string[], make: [] as string[], model: [] as string[] };
  if (!isListingPath(pathname)) return words;
  for (const segment of segmentsAfterStock(pathname) ?? []) {
    const place = words.vehType.length + words.make.length + words.model.length;
    if (place === 0 && lookup.condition(segment)) words.vehType.push(segment);
    else if (words.make.length === 0) words.make.push(segment);
    else words.model.push(segment);
  }
  return words;
};

/** Whether a make or model is in stock in a vehicle type, so that the build has made a page for both together. */
const isInStock = ({ vehTypes }: VocabularyWord, vehType: VehType | undefined): boolean =>
  vehType === undefined || vehTypes === undefined || vehTypes.includes(vehType);

interface PathWords {
  readonly vehType?: VehType | undefined;
  readonly make?: VocabularyMake | undefined;
  readonly model?: VocabularyWord | undefined;
}

/**
 * The part of a state that its path holds: single values, a make only if the vehicle type has it in stock, a model only
 * after its make. So every path that we write leads to a built page. Everything else goes into the query.
 */
const pathWords = (state: SearchState, vocabulary: SearchVocabulary): PathWords => {
  const lookup = vocabularyLookup(vocabulary);
  const only = <Value>(values: readonly Value[] | undefined): Value | undefined =>
    values?.length === 1 ? values[0] : undefined;
  const vehType = only(state.vehType);
  const makeName = only(state.make);
  const make = makeName === undefined ? undefined : lookup.make(makeName);
  if (!make || !isInStock(make, vehType)) return { vehType };
  const modelName = only(state.model);
  const model = modelName === undefined ? undefined : lookup.modelOf(make, modelName);
  return { vehType, make, ...(model && isInStock(model, vehType) ? { model } : {}) };
};

/** The path of a canonical state: `/stock/used-cars/toyota/hilux/`. Everything else belongs in the query. */
export const stockPath = (state: SearchState, vocabulary: SearchVocabulary): string => {
  const { vehType, make, model } = pathWords(state, vocabulary);
  const segments = [vehType && vocabulary.conditions[vehType].slug, make?.slug, model?.slug];
  return STOCK_PATH + segments.map((segment) => (segment ? `${segment}/` : '')).join('');
};
