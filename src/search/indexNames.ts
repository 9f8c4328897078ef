/** The index of the default order is `{prefix}`; every other order is `{prefix}_{field}_{direction}`. */
export const INDEX_PREFIX = 'stock';

/** The most results that paging reaches, and the most values that a facet gives. */
export const PAGING_LIMIT = 1000;
export const FACET_VALUES_LIMIT = 300;
export const HITS_PER_PAGE = 24;
