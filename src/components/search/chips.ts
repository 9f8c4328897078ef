import { formatKilometres } from '../../domain/stock/formatNumber';
import { formatPrice } from '../../domain/stock/formatPrice';
import type { Range, SearchState } from '../../search/searchState';

/** One thing that is chosen: what it says, and the state without it. */
export interface Chip {
  readonly label: string;
  readonly without: SearchState;
}

/** The price that a budget reaches, where it reaches one. */
export interface ChipFacts {
  readonly budgetPrice: number | undefined;
}

const LIST_KEYS = [
  'vehType',
  'make',
  'model',
  'badge',
  'bodyType',
  'transmissionType',
  'fuelType',
  'colour',
  'location',
] as const;

const rangeLabel = ({ min, max }: Range, format: (value: number) => string): string => {
  if (min === undefined) return `up to ${format(max ?? 0)}`;
  return max === undefined ? `from ${format(min)}` : `${format(min)} to ${format(max)}`;
};

const drop = (state: SearchState, ...keys: readonly (keyof SearchState)[]): SearchState => {
  const rest = { ...state };
  for (const key of [...keys, 'page' as const]) delete rest[key];
  return rest;
};

/** A model belongs to its make, a badge to its model: they go with it. */
const DEPENDENTS: Readonly<Partial<Record<keyof SearchState, readonly (keyof SearchState)[]>>> = {
  make: ['model', 'badge'],
  model: ['badge'],
};

/** What a shopper has chosen, each as a chip that reads as a part of a sentence. */
export function chipsOf(state: SearchState, { budgetPrice }: ChipFacts): readonly Chip[] {
  const chips: Chip[] = [];
  const add = (label: string, without: SearchState) => chips.push({ label, without });

  if (state.keywords !== undefined) add(`“${state.keywords}”`, drop(state, 'keywords'));
  for (const key of LIST_KEYS) {
    const values: readonly string[] = state[key] ?? [];
    for (const value of values) {
      const rest = values.filter((other) => other !== value);
      const without = drop(state, key, ...(DEPENDENTS[key] ?? []));
      add(value, rest.length === 0 ? without : ({ ...without, [key]: rest } as SearchState));
    }
  }
  for (const seats of state.seats ?? []) {
    const rest = state.seats?.filter((other) => other !== seats) ?? [];
    add(
      `${seats} seats`,
      rest.length === 0 ? drop(state, 'seats') : { ...drop(state, 'seats'), seats: rest },
    );
  }
  if (state.kilometresMax !== undefined)
    add(`up to ${formatKilometres(state.kilometresMax)}`, drop(state, 'kilometresMax'));
  if (state.priceRange) add(rangeLabel(state.priceRange, formatPrice), drop(state, 'priceRange'));
  if (state.yearRange) add(rangeLabel(state.yearRange, String), drop(state, 'yearRange'));
  if (state.special) add('Special', drop(state, 'special'));
  if (state.brandCertified) add('Brand Certified', drop(state, 'brandCertified'));
  if (state.budget && budgetPrice !== undefined) {
    const { affordAmount, frequency } = state.budget;
    add(
      `${formatPrice(affordAmount)} a ${frequency}: up to ${formatPrice(budgetPrice)}`,
      drop(state, 'budget'),
    );
  }
  return chips;
}
