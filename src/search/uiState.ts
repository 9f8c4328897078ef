import type { IndexUiState, StateMapping, UiState } from 'instantsearch.js';
import { assertUnreachable } from '../domain/unreachable';
import { canonicalState, type LooseState } from './address/canonicalState';
import { rangeCodec } from './address/codecs';
import { ALL_FILTERS } from './filters';
import { INDEX_PREFIX } from './indexNames';
import type { BudgetState, Range, SearchState, StatedTerms } from './searchState';
import { findSortOption, sortIndexName } from './sortOptions';
import { bodyTypeLabels, bodyTypeValues } from './vocabulary/bodyTypes';
import type { SearchVocabulary } from './vocabulary/vocabulary';

/** InstantSearch's state of the stock index, with the parts that InstantSearch has no widget for. */
export type StockIndexUiState = IndexUiState & {
  /** Kept by `connectBudget`. */
  readonly budget?: BudgetState;
  /** Kept by `connectBudget` too. */
  readonly statedTerms?: StatedTerms;
};

type Draft = { -readonly [Key in keyof LooseState]: LooseState[Key] };

/**
 * InstantSearch takes a value that begins with a hyphen for the opposite of the rest, unless a backslash stands before
 * it. One that begins so already is told apart by another.
 */
export const escapeUiValue = (value: string): string => (/^\\*-/.test(value) ? `\\${value}` : value);
export const unescapeUiValue = (value: string): string => (/^\\+-/.test(value) ? value.slice(1) : value);

const writeRange = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

/**
 * A search state as InstantSearch keeps it: index values for body-type labels, index names for orders.
 * Law: `uiToState(stateToUi(state))` is the canonical form of `state`.
 */
export const stateToIndexUi = (state: SearchState, vocabulary: SearchVocabulary): StockIndexUiState => {
  const refinementList: Record<string, string[]> = {};
  const range: Record<string, string> = {};
  const toggle: Record<string, boolean> = {};
  let rest: StockIndexUiState = {};

  for (const filter of ALL_FILTERS) {
    switch (filter.kind) {
      case 'condition':
      case 'make':
      case 'model':
      case 'list': {
        const values = state[filter.key];
        if (values !== undefined) refinementList[filter.attribute] = values.map(escapeUiValue);
        break;
      }
      case 'labelled': {
        const labels = state[filter.key];
        if (labels !== undefined)
          refinementList[filter.attribute] = bodyTypeValues(labels, vocabulary.bodyTypes).map(escapeUiValue);
        break;
      }
      case 'range': {
        const value = state[filter.key];
        if (value !== undefined) range[filter.attribute] = writeRange(value);
        break;
      }
      case 'maximum': {
        const most = state[filter.key];
        if (most !== undefined) range[filter.attribute] = writeRange({ max: most });
        break;
      }
      case 'flag':
        if (state[filter.key] !== undefined) toggle[filter.attribute] = true;
        break;
      case 'keywords':
        if (state.keywords !== undefined) rest = { ...rest, query: state.keywords };
        break;
      case 'budget':
        if (state.budget !== undefined) rest = { ...rest, budget: state.budget };
        break;
      case 'statedTerms':
        if (state.statedTerms !== undefined) rest = { ...rest, statedTerms: state.statedTerms };
        break;
      case 'sortBy': {
        const option = findSortOption(vocabulary.sortOptions, state.sortBy ?? '');
        if (option !== undefined) rest = { ...rest, sortBy: sortIndexName(option) };
        break;
      }
      case 'page':
        if (state.page !== undefined) rest = { ...rest, page: state.page };
        break;
      default:
        assertUnreachable(filter);
    }
  }
  return {
    ...rest,
    ...(Object.keys(refinementList).length > 0 && { refinementList }),
    ...(Object.keys(range).length > 0 && { range }),
    ...(Object.keys(toggle).length > 0 && { toggle }),
  };
};

/** The search state that InstantSearch's state of the index means, in canonical form. */
export const indexUiToState = (ui: StockIndexUiState, vocabulary: SearchVocabulary): SearchState => {
  const draft: Draft = {};
  for (const filter of ALL_FILTERS) {
    switch (filter.kind) {
      case 'condition':
      case 'make':
      case 'model':
      case 'list':
        draft[filter.key] = ui.refinementList?.[filter.attribute]?.map(unescapeUiValue);
        break;
      case 'labelled':
        draft[filter.key] = bodyTypeLabels(
          (ui.refinementList?.[filter.attribute] ?? []).map(unescapeUiValue),
          vocabulary.bodyTypes,
        );
        break;
      case 'range':
        draft[filter.key] = rangeCodec.parse(ui.range?.[filter.attribute] ?? '') ?? undefined;
        break;
      case 'maximum':
        draft[filter.key] = rangeCodec.parse(ui.range?.[filter.attribute] ?? '')?.max;
        break;
      case 'flag':
        draft[filter.key] = ui.toggle?.[filter.attribute] ? true : undefined;
        break;
      case 'keywords':
        draft.keywords = ui.query;
        break;
      case 'budget':
        draft.budget = ui.budget;
        break;
      case 'statedTerms':
        draft.statedTerms = ui.statedTerms;
        break;
      case 'sortBy':
        draft.sortBy = ui.sortBy;
        break;
      case 'page':
        draft.page = ui.page;
        break;
      default:
        assertUnreachable(filter);
    }
  }
  return canonicalState(draft, vocabulary).state;
};

/** A search state as the whole state of an InstantSearch with the one stock index. */
export const stateToUi = (state: SearchState, vocabulary: SearchVocabulary): UiState => ({
  [INDEX_PREFIX]: stateToIndexUi(state, vocabulary),
});

/** The inverse of `stateToUi`. */
export const uiToState = (ui: UiState, vocabulary: SearchVocabulary): SearchState =>
  indexUiToState(ui[INDEX_PREFIX] ?? {}, vocabulary);

/** The mapping that InstantSearch's `routing` takes, beside `stockRouter`: what is routed is a search state. */
export const stockStateMapping = (vocabulary: SearchVocabulary): StateMapping<UiState, SearchState> => ({
  $$type: 'forecourt.stock',
  stateToRoute: (ui) => uiToState(ui, vocabulary),
  routeToState: (state) => stateToUi(state, vocabulary),
});
