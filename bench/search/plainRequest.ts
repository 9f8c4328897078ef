import type { BenchRequest } from './batches';

/** A parsed request of the benchmark, for libraries that do not use Algolia's query language. */
export interface PlainRequest {
  readonly query: string;
  /** All groups must match; in each, one of the values must. */
  readonly groups: readonly { readonly attribute: string; readonly values: readonly string[] }[];
  readonly ranges: readonly { readonly attribute: string; readonly min: number; readonly max: number }[];
  readonly facets: readonly string[];
  readonly from: number;
  readonly hitsPerPage: number;
}

const cut = (text: string, at: string): readonly [string, string] => {
  const position = text.indexOf(at);
  return [text.slice(0, position), text.slice(position + at.length)];
};

export const plainRequest = ({ params }: BenchRequest): PlainRequest => {
  const bounds = new Map<string, { min: number; max: number }>();
  for (const filter of params.numericFilters ?? []) {
    const least = filter.includes('>=');
    const [attribute, number] = cut(filter, least ? '>=' : '<=');
    const known = bounds.get(attribute) ?? { min: -Infinity, max: Infinity };
    bounds.set(attribute, { ...known, [least ? 'min' : 'max']: Number(number) });
  }
  return {
    query: params.query,
    groups: (params.facetFilters ?? []).map((group) => ({
      attribute: cut(group[0] ?? '', ':')[0],
      values: group.map((filter) => cut(filter, ':')[1]),
    })),
    ranges: [...bounds].map(([attribute, bound]) => ({ attribute, ...bound })),
    facets: [params.facets].flat(),
    from: params.page * params.hitsPerPage,
    hitsPerPage: params.hitsPerPage,
  };
};
