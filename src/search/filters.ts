import {
  type Codec,
  dollarsCodec,
  flagCodec,
  integerCodec,
  listItemCodec,
  rangeCodec,
  textCodec,
} from './address/codecs';
import { HITS_PER_PAGE, PAGING_LIMIT } from './indexNames';
import type { BudgetState, Range, SearchState } from './searchState';

/** The last page that paging reaches. */
export const LAST_PAGE = Math.ceil(PAGING_LIMIT / HITS_PER_PAGE);

/** A vehicle has 0 kilometres or more. */
const kilometres = integerCodec(0);

interface Row<Key extends keyof SearchState> {
  readonly key: Key;
  /** The parameter that is written. */
  readonly parameter: string;
  /** Another name under which it is read. */
  readonly alias?: string;
}

interface AttributeRow<Key extends keyof SearchState> extends Row<Key> {
  /** The attribute of the index record that is filtered and counted. */
  readonly attribute: string;
}

/** The vehicle type, resolved through the vocabulary: a segment of the path where there is one. */
export interface ConditionFilter extends AttributeRow<'vehType'> {
  readonly kind: 'condition';
  readonly codec: Codec<string>;
}

/** Any of several values. Makes and models are resolved through the vocabulary and may be segments of the path. */
export interface ListFilter extends AttributeRow<ListKey> {
  readonly kind: 'make' | 'model' | 'list';
  readonly codec: Codec<string>;
}

/** Any of several options that stand for values: written by label, filtered by values. */
export interface LabelledFilter extends AttributeRow<'bodyType'> {
  readonly kind: 'labelled';
  readonly codec: Codec<string>;
}

export interface RangeFilter extends AttributeRow<'priceRange' | 'yearRange'> {
  readonly kind: 'range';
  readonly codec: Codec<Range>;
}

export interface MaximumFilter extends AttributeRow<'kilometresMax'> {
  readonly kind: 'maximum';
  readonly codec: Codec<number>;
}

export interface FlagFilter extends AttributeRow<'special' | 'brandCertified'> {
  readonly kind: 'flag';
  readonly codec: Codec<true>;
}

export interface KeywordsFilter extends Row<'keywords'> {
  readonly kind: 'keywords';
  readonly codec: Codec<string>;
}

export interface SortFilter extends Row<'sortBy'> {
  readonly kind: 'sortBy';
  readonly codec: Codec<string>;
}

export interface PageFilter extends Row<'page'> {
  readonly kind: 'page';
  readonly codec: Codec<number>;
}

/** One value in three parameters: `affordAmount` decides, `frequency` and `depositAmount` have defaults. */
export interface BudgetFilter extends Row<'budget'> {
  readonly kind: 'budget';
  readonly frequencyParameter: string;
  readonly depositParameter: string;
  /** For both amounts. */
  readonly codec: Codec<number>;
}

/** Two values in two parameters, which belong to the budget where there is one. */
export interface StatedTermsFilter extends Row<'statedTerms'> {
  readonly kind: 'statedTerms';
  readonly depositParameter: string;
  /** In an address with this parameter, the other two are the budget's. */
  readonly affordParameter: string;
  /** For the deposit. */
  readonly codec: Codec<number>;
}

export type Filter =
  | ConditionFilter
  | ListFilter
  | LabelledFilter
  | RangeFilter
  | MaximumFilter
  | FlagFilter
  | KeywordsFilter
  | SortFilter
  | PageFilter
  | BudgetFilter
  | StatedTermsFilter;

type ListKey =
  | 'make'
  | 'model'
  | 'badge'
  | 'transmissionType'
  | 'fuelType'
  | 'colour'
  | 'seats'
  | 'location'
  | 'tags';

/**
 * Every key of the search state, in the order of an address: the parameter it is written as, how its value is read,
 * and the attribute of the index it filters. The address, the mapping to InstantSearch and the widgets to mount all
 * follow this table: another filter of a known kind is one row here and one field in `SearchState`.
 */
export const FILTERS = [
  { key: 'vehType', kind: 'condition', parameter: 'vehicleType', attribute: 'vehType', codec: listItemCodec },
  { key: 'make', kind: 'make', parameter: 'make', attribute: 'make', codec: listItemCodec },
  { key: 'model', kind: 'model', parameter: 'model', attribute: 'model', codec: listItemCodec },
  { key: 'badge', kind: 'list', parameter: 'badge', attribute: 'badge', codec: listItemCodec },
  { key: 'keywords', kind: 'keywords', parameter: 'keywords', alias: 'query', codec: textCodec },
  { key: 'bodyType', kind: 'labelled', parameter: 'bodyType', attribute: 'bodyType', codec: listItemCodec },
  {
    key: 'kilometresMax',
    kind: 'maximum',
    parameter: 'kilometresMax',
    attribute: 'odometer',
    codec: kilometres,
  },
  { key: 'priceRange', kind: 'range', parameter: 'priceRange', attribute: 'price', codec: rangeCodec },
  { key: 'yearRange', kind: 'range', parameter: 'yearRange', attribute: 'year', codec: rangeCodec },
  {
    key: 'transmissionType',
    kind: 'list',
    parameter: 'transmissionType',
    attribute: 'transmissionType',
    codec: listItemCodec,
  },
  {
    key: 'special',
    kind: 'flag',
    parameter: 'special',
    alias: 'specials',
    attribute: 'featured',
    codec: flagCodec,
  },
  { key: 'fuelType', kind: 'list', parameter: 'fuelType', attribute: 'fuelType', codec: listItemCodec },
  { key: 'colour', kind: 'list', parameter: 'colour', attribute: 'colour', codec: listItemCodec },
  { key: 'seats', kind: 'list', parameter: 'seats', attribute: 'seats', codec: listItemCodec },
  { key: 'location', kind: 'list', parameter: 'location', attribute: 'location.name', codec: listItemCodec },
  { key: 'tags', kind: 'list', parameter: 'tags', attribute: 'tags', codec: listItemCodec },
  {
    key: 'brandCertified',
    kind: 'flag',
    parameter: 'brandCertified',
    attribute: 'brandCertified',
    codec: flagCodec,
  },
  {
    key: 'budget',
    kind: 'budget',
    parameter: 'affordAmount',
    frequencyParameter: 'frequency',
    depositParameter: 'depositAmount',
    codec: dollarsCodec,
  },
  {
    key: 'statedTerms',
    kind: 'statedTerms',
    parameter: 'frequency',
    depositParameter: 'depositAmount',
    affordParameter: 'affordAmount',
    codec: dollarsCodec,
  },
  { key: 'sortBy', kind: 'sortBy', parameter: 'sortBy', codec: textCodec },
  { key: 'page', kind: 'page', parameter: 'page', codec: integerCodec(1, LAST_PAGE) },
] as const satisfies readonly Filter[];

/** Compiles while every key of the search state has a row. */
type MissingKey = Exclude<keyof SearchState, (typeof FILTERS)[number]['key']>;
const _everyKeyHasARow: [MissingKey] extends [never] ? true : MissingKey = true;
void _everyKeyHasARow;

/** Every parameter that is ours; whatever else an address carries is passed on untouched. */
export const OWN_PARAMETERS: ReadonlySet<string> = new Set(
  (FILTERS as readonly Filter[]).flatMap((filter) => [
    filter.parameter,
    ...(filter.alias === undefined ? [] : [filter.alias]),
    ...(filter.kind === 'budget' ? [filter.frequencyParameter, filter.depositParameter] : []),
  ]),
);

/** The table as rows of its open type, for code that goes through all of them. */
export const ALL_FILTERS: readonly Filter[] = FILTERS;

/** In an address with `affordAmount`, a missing frequency means a week and a missing deposit none. */
export const BUDGET_DEFAULTS: Pick<BudgetState, 'frequency' | 'depositAmount'> = {
  frequency: 'week',
  depositAmount: 0,
};
