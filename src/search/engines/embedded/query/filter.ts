/** One condition on a record, however the request worded it. */
export type Filter =
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly operator: Operator;
      readonly number: number;
    }
  | { readonly kind: 'between'; readonly attribute: string; readonly min: number; readonly max: number }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] };

export const OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof OPERATORS)[number];

export const not = (filter: Filter): Filter => ({ kind: 'not', filter });

/** Combines a list into one condition; a list of one is that condition. */
export const combine = (kind: 'and' | 'or', filters: readonly Filter[]): Filter =>
  filters.length === 1 ? (filters[0] as Filter) : { kind, filters };

/** A condition on one attribute. */
export type Condition = Extract<Filter, { readonly kind: 'value' | 'compare' | 'between' }>;
