import { isRepaymentFrequency } from '../../domain/finance/repaymentFrequency';
import { VEH_TYPES } from '../../domain/stock/vehType';
import { assertUnreachable } from '../../domain/unreachable';
import { ALL_FILTERS } from '../filters';
import { FACET_VALUES_LIMIT } from '../indexNames';
import type { BudgetState, SearchState, StatedTerms } from '../searchState';
import { readSortBy } from '../sortOptions';
import { readBodyTypes } from '../vocabulary/bodyTypes';
import type { SearchVocabulary, VocabularyWord } from '../vocabulary/vocabulary';
import { vocabularyLookup } from '../vocabulary/vocabularyLookup';
import { type Codec, dollarsCodec } from './codecs';

/** A search state whose words are not resolved yet: `used-cars` for Used, `land-rover` for Land Rover. */
export type LooseState = Omit<SearchState, 'vehType'> & { readonly vehType?: readonly string[] };

/** A word that names nothing in stock, for the notice that says so. */
export interface SearchNotice {
  readonly kind: 'unknown';
  readonly what: 'vehType' | 'make' | 'model';
  readonly text: string;
}

export interface CanonicalState {
  readonly state: SearchState;
  readonly notices: readonly SearchNotice[];
}

type Draft = { -readonly [Key in keyof SearchState]: SearchState[Key] };

/** Each value once and in one order, so that one search has one address. */
const inOrder = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

const throughCodec = <Value>(codec: Codec<Value>, value: Value | undefined): Value | undefined =>
  value === undefined ? undefined : (codec.parse(codec.serialize(value)) ?? undefined);

const canonicalBudget = (budget: BudgetState): BudgetState | undefined => {
  const affordAmount = throughCodec(dollarsCodec, budget.affordAmount);
  const depositAmount = throughCodec(dollarsCodec, budget.depositAmount);
  if (affordAmount === undefined || depositAmount === undefined) return undefined;
  return isRepaymentFrequency(budget.frequency)
    ? { affordAmount, frequency: budget.frequency, depositAmount }
    : undefined;
};

const canonicalTerms = (terms: StatedTerms): StatedTerms | undefined => {
  const frequency = isRepaymentFrequency(terms.frequency) ? terms.frequency : undefined;
  const depositAmount = throughCodec(dollarsCodec, terms.depositAmount);
  if (frequency === undefined && depositAmount === undefined) return undefined;
  return { ...(frequency && { frequency }), ...(depositAmount !== undefined && { depositAmount }) };
};

/**
 * The one form of a search state: words resolved through the vocabulary, lists without repetition and in order, what
 * is default, empty or out of bounds left out. Words that name no vehicle type, make or model in stock are left out
 * with a notice; so is a model that none of the chosen makes has. Law: doing it twice changes nothing.
 */
export const canonicalState = (loose: LooseState, vocabulary: SearchVocabulary): CanonicalState => {
  const lookup = vocabularyLookup(vocabulary);
  const draft: Draft = {};
  const notices: SearchNotice[] = [];
  const resolve = <Word>(
    words: readonly string[],
    find: (word: string) => Word | undefined,
    what: SearchNotice['what'],
  ): readonly Word[] =>
    [...new Set(words)].slice(0, FACET_VALUES_LIMIT).flatMap((word) => {
      const found = find(word);
      if (found === undefined) notices.push({ kind: 'unknown', what, text: word.slice(0, 80) });
      return found ?? [];
    });
  const names = (words: readonly VocabularyWord[]): readonly string[] =>
    inOrder(words.map((word) => word.value));

  for (const filter of ALL_FILTERS) {
    if (loose[filter.key] === undefined) continue;
    switch (filter.kind) {
      case 'condition': {
        const chosen = new Set(resolve(loose.vehType ?? [], lookup.condition, 'vehType'));
        if (chosen.size > 0) draft.vehType = VEH_TYPES.filter((vehType) => chosen.has(vehType));
        break;
      }
      case 'make': {
        const makes = names(resolve(loose.make ?? [], lookup.make, 'make'));
        if (makes.length > 0) draft.make = makes;
        break;
      }
      case 'model': {
        const makes = draft.make?.flatMap((make) => lookup.make(make) ?? []);
        const find = (word: string): VocabularyWord | undefined => {
          if (!makes) return lookup.model(word);
          const models = makes.flatMap((make) => lookup.modelOf(make, word) ?? []);
          return models.find((model) => model.value === word) ?? models[0];
        };
        const models = names(resolve(loose.model ?? [], find, 'model'));
        if (models.length > 0) draft.model = models;
        break;
      }
      case 'list': {
        const read = (loose[filter.key] ?? []).flatMap((value) => filter.codec.parse(value) ?? []);
        const values = inOrder(read).slice(0, FACET_VALUES_LIMIT);
        if (values.length > 0) draft[filter.key] = values;
        break;
      }
      case 'labelled': {
        const words = (loose.bodyType ?? []).slice(0, FACET_VALUES_LIMIT);
        const labels = inOrder(readBodyTypes(words, vocabulary.bodyTypes));
        if (labels.length > 0) draft.bodyType = labels;
        break;
      }
      case 'keywords': {
        const keywords = throughCodec(filter.codec, loose.keywords);
        if (keywords !== undefined) draft.keywords = keywords;
        break;
      }
      case 'maximum': {
        const most = throughCodec(filter.codec, loose[filter.key]);
        if (most !== undefined) draft[filter.key] = most;
        break;
      }
      case 'range': {
        const range = throughCodec(filter.codec, loose[filter.key]);
        if (range !== undefined) draft[filter.key] = range;
        break;
      }
      case 'flag': {
        draft[filter.key] = true;
        break;
      }
      case 'budget': {
        const budget = loose.budget && canonicalBudget(loose.budget);
        if (budget) draft.budget = budget;
        break;
      }
      case 'statedTerms': {
        const terms = loose.statedTerms && canonicalTerms(loose.statedTerms);
        if (terms && !draft.budget) draft.statedTerms = terms;
        break;
      }
      case 'sortBy': {
        const sortBy = readSortBy(vocabulary.sortOptions, loose.sortBy ?? '');
        if (sortBy !== undefined) draft.sortBy = sortBy;
        break;
      }
      case 'page': {
        const page = throughCodec(filter.codec, loose.page);
        if (page !== undefined && page > 1) draft.page = page;
        break;
      }
      default:
        assertUnreachable(filter);
    }
  }
  return { state: draft, notices };
};
