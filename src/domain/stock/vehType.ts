/** Condition of a stock item, as the feed, the search index and the finance rates name it. */
export type VehType = 'New' | 'Demo' | 'Used';

/** Every condition, in the order in which lists show them. */
export const VEH_TYPES = ['New', 'Demo', 'Used'] as const satisfies readonly VehType[];
