import type { RepaymentFrequency } from '../../domain/finance/repaymentFrequency';
import { assertUnreachable } from '../../domain/unreachable';
import { ALL_FILTERS, BUDGET_DEFAULTS, type Filter, OWN_PARAMETERS } from '../filters';
import type { BudgetState, SearchState, StatedTerms } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { WORDS_PARAMETER } from '../words/typedWords';
import { canonicalState, type LooseState, type SearchNotice } from './canonicalState';
import { textCodec } from './codecs';
import { readQuery, writeQueryText } from './queryString';
import { type PathFilters, pathFilters, readStockPath, stockPath } from './stockPath';

export interface ParsedSearchUrl {
  /** Always canonical. */
  readonly state: SearchState;
  /** Parameters that are not ours (`utm_source=x`, `gclid=y`), as they stood, in order. */
  readonly foreign: readonly string[];
  /** What somebody typed on another page, to be read as words. An address that we write has none. */
  readonly typedWords?: string;
  /** What the address asks for that is not in stock or not known. */
  readonly notices: readonly SearchNotice[];
}

type Pair = readonly [parameter: string, value: string];
type LooseDraft = { -readonly [Key in keyof LooseState]: LooseState[Key] };

const writeBudget = (
  filter: Extract<Filter, { kind: 'budget' }>,
  budget: BudgetState | undefined,
): readonly Pair[] => {
  if (!budget) return [];
  const { affordAmount, frequency, depositAmount } = budget;
  const pairs: readonly Pair[] = [
    [filter.parameter, filter.codec.serialize(affordAmount)],
    [filter.frequencyParameter, frequency === BUDGET_DEFAULTS.frequency ? '' : frequency],
    [
      filter.depositParameter,
      depositAmount === BUDGET_DEFAULTS.depositAmount ? '' : filter.codec.serialize(depositAmount),
    ],
  ];
  return pairs.filter(([, value]) => value !== '');
};

const writeTerms = (
  filter: Extract<Filter, { kind: 'statedTerms' }>,
  { frequency, depositAmount }: StatedTerms,
): readonly Pair[] => [
  ...(frequency === undefined ? [] : [[filter.parameter, frequency] as const]),
  ...(depositAmount === undefined
    ? []
    : [[filter.depositParameter, filter.codec.serialize(depositAmount)] as const]),
];

const writeFilter = (filter: Filter, state: SearchState, holds: PathFilters): readonly Pair[] => {
  const pairs = <Value>(value: Value | undefined, serialize: (value: Value) => string): readonly Pair[] =>
    value === undefined ? [] : [[filter.parameter, serialize(value)]];
  const list = (values: readonly string[] | undefined): readonly Pair[] =>
    (values ?? []).map((value) => [filter.parameter, value]);

  switch (filter.kind) {
    case 'condition':
      return holds.vehType ? [] : list(state.vehType);
    case 'make':
      return holds.make ? [] : list(state.make);
    case 'model':
      return holds.model ? [] : list(state.model);
    case 'list':
    case 'labelled':
      return list(state[filter.key]);
    case 'range':
      return pairs(state[filter.key], filter.codec.serialize);
    case 'maximum':
    case 'page':
      return pairs(state[filter.key], filter.codec.serialize);
    case 'flag':
      return pairs(state[filter.key], filter.codec.serialize);
    case 'keywords':
    case 'sortBy':
      return pairs(state[filter.key], filter.codec.serialize);
    case 'budget':
      return writeBudget(filter, state.budget);
    case 'statedTerms':
      return writeTerms(filter, state.statedTerms ?? {});
    default:
      return assertUnreachable(filter);
  }
};

/**
 * The address of a search: path and query, in canonical form. What is default stays out, keys stand in the order of
 * the filter table, foreign parameters follow as they came. Law: `parseSearchUrl(formatSearchUrl(state))` gives the
 * canonical form of the state. Total: what the vocabulary does not know is left out.
 */
export const formatSearchUrl = (
  state: SearchState,
  vocabulary: SearchVocabulary,
  { foreign = [] }: { readonly foreign?: readonly string[] } = {},
): string => {
  const canonical = canonicalState(state, vocabulary).state;
  const holds = pathFilters(canonical, vocabulary);
  const own = ALL_FILTERS.flatMap((filter) => writeFilter(filter, canonical, holds)).map(
    ([parameter, value]) => `${parameter}=${writeQueryText(value)}`,
  );
  const query = [...own, ...foreign].join('&');
  return stockPath(canonical, vocabulary) + (query === '' ? '' : `?${query}`);
};

/** The first value that a codec can read; what it cannot read is passed over. */
const firstOf = <Value>(
  values: readonly string[],
  parse: (value: string) => Value | null,
): Value | undefined => {
  for (const value of values) {
    const parsed = parse(value);
    if (parsed !== null) return parsed;
  }
  return undefined;
};

type ValuesOf = (parameter: string) => readonly string[];

/** The first value that is not empty. */
const written = (values: readonly string[]): string | undefined => values.find((value) => value !== '');

/** A budget needs its amount; an absent or empty frequency or deposit is the default, a wrong one refuses it all. */
const readBudget = (
  filter: Extract<Filter, { kind: 'budget' }>,
  valuesOf: ValuesOf,
): BudgetState | undefined => {
  const affordAmount = filter.codec.parse(written(valuesOf(filter.parameter)) ?? '');
  const deposit = written(valuesOf(filter.depositParameter));
  const depositAmount = deposit === undefined ? BUDGET_DEFAULTS.depositAmount : filter.codec.parse(deposit);
  const frequency = written(valuesOf(filter.frequencyParameter)) ?? BUDGET_DEFAULTS.frequency;
  if (affordAmount === null || depositAmount === null) return undefined;
  // An unknown frequency is refused with the rest of the state, in `canonicalState`.
  return { affordAmount, depositAmount, frequency: frequency as RepaymentFrequency };
};

/** Frequency and deposit of an address that says nothing of a budget. */
const readTerms = (
  filter: Extract<Filter, { kind: 'statedTerms' }>,
  valuesOf: ValuesOf,
): StatedTerms | undefined => {
  if (written(valuesOf(filter.affordParameter)) !== undefined) return undefined;
  const frequency = written(valuesOf(filter.parameter));
  const depositAmount = filter.codec.parse(written(valuesOf(filter.depositParameter)) ?? '');
  return {
    // An unknown frequency is refused in `canonicalState`.
    ...(frequency === undefined ? {} : { frequency: frequency as RepaymentFrequency }),
    ...(depositAmount === null ? {} : { depositAmount }),
  };
};

const readFilter = (filter: Filter, valuesOf: ValuesOf, draft: LooseDraft): void => {
  const values = [
    ...valuesOf(filter.parameter),
    ...(filter.alias === undefined ? [] : valuesOf(filter.alias)),
  ];
  switch (filter.kind) {
    case 'condition':
    case 'make':
    case 'model':
    case 'list':
    case 'labelled':
      draft[filter.key] = [...(draft[filter.key] ?? []), ...values.filter((value) => value.trim() !== '')];
      break;
    case 'range':
      draft[filter.key] = firstOf(values, filter.codec.parse);
      break;
    case 'maximum':
    case 'page':
      draft[filter.key] = firstOf(values, filter.codec.parse);
      break;
    case 'flag':
      draft[filter.key] = firstOf(values, filter.codec.parse);
      break;
    case 'keywords':
    case 'sortBy':
      draft[filter.key] = firstOf(values, filter.codec.parse);
      break;
    case 'budget':
      draft.budget = readBudget(filter, valuesOf);
      break;
    case 'statedTerms':
      draft.statedTerms = readTerms(filter, valuesOf);
      break;
    default:
      assertUnreachable(filter);
  }
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
 * The search that an address asks for, whole or from its path on. Total: every text gives a state; what cannot be
 * read is passed over, what names nothing in stock comes back as a notice, what is not ours as foreign parameters.
 * Law: `formatSearchUrl(parseSearchUrl(url))` is canonical, and reading and writing it again changes nothing.
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
  const draft: LooseDraft = readStockPath(pathname, vocabulary);
  const valuesOf: ValuesOf = (parameter) => valuesByParameter.get(parameter) ?? [];
  for (const filter of ALL_FILTERS) readFilter(filter, valuesOf, draft);
  return {
    ...canonicalState(draft, vocabulary),
    foreign,
    ...(typedWords === undefined ? {} : { typedWords }),
  };
};
