import { ALL_FILTERS, type Filter } from './filters';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE } from './indexNames';

/**
 * What every stock search asks for, whichever filters a dealership shows: the browser mounts these as hooks and the
 * build runs them as connectors, so that built results and live ones come from the same requests.
 */
const attributesOf = (...kinds: readonly Filter['kind'][]): readonly string[] =>
  ALL_FILTERS.flatMap((filter) =>
    kinds.includes(filter.kind) && 'attribute' in filter ? [filter.attribute] : [],
  );

export const REFINED_ATTRIBUTES = attributesOf('condition', 'make', 'model', 'list', 'labelled');
export const RANGE_ATTRIBUTES = attributesOf('range', 'maximum');
export const TOGGLED_ATTRIBUTES = attributesOf('flag');

/** Facets are disjunctive: choosing one value keeps the counts of the others. */
export const refinementProps = (attribute: string) => ({
  attribute,
  operator: 'or' as const,
  limit: FACET_VALUES_LIMIT,
  sortBy: ['name:asc'] as ['name:asc'],
});

export const rangeProps = (attribute: string) => ({ attribute });

export const toggleProps = (attribute: string) => ({ attribute, on: true });

/** What stands around what keywords found in a text: nothing that a feed would write, and no HTML. */
export const MARK = { start: '__ais-highlight__', end: '__/ais-highlight__' } as const;

export const CONFIGURE = {
  hitsPerPage: HITS_PER_PAGE,
  highlightPreTag: MARK.start,
  highlightPostTag: MARK.end,
};
