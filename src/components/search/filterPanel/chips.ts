import { formatKilometres } from '../../../domain/stock/display/formatNumber';
import { formatPrice } from '../../../domain/stock/display/formatPrice';
import { assertUnreachable } from '../../../domain/unreachable';
import { dependentsOf } from '../../../search/dependents';
import { ALL_FILTERS, type Filter } from '../../../search/filters';
import type { SearchState } from '../../../search/searchState';
import { rangeWords } from './rangeWords';

/** One thing that is chosen: what it says, the word that leads to it in a sentence, and the state without it. */
export interface Chip {
  readonly key: string;
  /** `White`, `5 seats`, `up to $30,000`: as it stands after "without". */
  readonly label: string;
  /** `in` White, `with` 5 seats, `or` Red; empty where it needs none. */
  readonly lead: string;
  readonly without: SearchState;
}

/** What a chip says beside the search state. */
export interface ChipFacts {
  /** The price limits of the budget, in words: `up to $33,254`. Absent where the budget reaches no price. */
  readonly budgetReach: string | undefined;
}

/** In a sentence what a vehicle is comes first, then how much of it, then what else. */
const ORDER: readonly (readonly Filter['kind'][])[] = [
  ['keywords'],
  ['condition', 'make', 'model', 'list', 'labelled'],
  ['maximum', 'range', 'budget'],
  ['flag'],
];

const LEADS: Readonly<Partial<Record<keyof SearchState, string>>> = {
  colour: 'in',
  seats: 'with',
  tags: 'with',
  location: 'at',
};

const RANGE_WORDS = { priceRange: formatPrice, yearRange: String } as const;
const MAXIMUM_WORDS = { kilometresMax: formatKilometres } as const;
const FLAG_WORDS = { special: 'Special', brandCertified: 'Brand Certified' } as const;

const drop = (state: SearchState, ...keys: readonly (keyof SearchState)[]): SearchState => {
  const rest = { ...state };
  for (const key of [...keys, 'page' as const]) delete rest[key];
  return rest;
};

const listChips = (
  state: SearchState,
  key: keyof SearchState,
  values: readonly string[] = [],
): readonly Chip[] =>
  values.map((value, place) => {
    const rest = values.filter((other) => other !== value);
    const without = drop(state, key, ...dependentsOf(key));
    return {
      key: `${key} ${value}`,
      label: key === 'seats' ? `${value} seats` : value,
      lead: place > 0 ? 'or' : (LEADS[key] ?? ''),
      without: rest.length === 0 ? without : { ...without, [key]: rest },
    };
  });

function chipsOfFilter(filter: Filter, state: SearchState, { budgetReach }: ChipFacts): readonly Chip[] {
  const one = (label: string): readonly Chip[] => [
    { key: filter.key, label, lead: '', without: drop(state, filter.key) },
  ];
  switch (filter.kind) {
    case 'condition':
    case 'make':
    case 'model':
    case 'list':
    case 'labelled':
      return listChips(state, filter.key, state[filter.key]);
    case 'keywords':
      return state.keywords === undefined ? [] : one(`“${state.keywords}”`);
    case 'maximum': {
      const max = state[filter.key];
      return max === undefined ? [] : one(rangeWords({ max }, MAXIMUM_WORDS[filter.key]));
    }
    case 'range': {
      const range = state[filter.key];
      return range === undefined ? [] : one(rangeWords(range, RANGE_WORDS[filter.key]));
    }
    case 'flag':
      return state[filter.key] ? one(FLAG_WORDS[filter.key]) : [];
    case 'budget': {
      if (!state.budget) return [];
      const { affordAmount, frequency, depositAmount } = state.budget;
      const deposit = depositAmount > 0 ? ` with a ${formatPrice(depositAmount)} deposit` : '';
      // A budget below the fees filters nothing, and its chip says so.
      return one(
        `${formatPrice(affordAmount)} a ${frequency}${deposit}: ${budgetReach ?? 'too little to filter by'}`,
      );
    }
    case 'statedTerms':
    case 'sortBy':
    case 'page':
      return [];
    default:
      return assertUnreachable(filter);
  }
}

/** What a shopper has chosen, each as a chip; with their leads they read as a sentence. */
export const chipsOf = (state: SearchState, facts: ChipFacts): readonly Chip[] =>
  ORDER.flatMap((kinds) =>
    ALL_FILTERS.filter(({ kind }) => kinds.includes(kind)).flatMap((filter) =>
      chipsOfFilter(filter, state, facts),
    ),
  );
