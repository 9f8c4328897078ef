/** The condition of a stock item, under the names of the feed, the search index and the finance rates. */
export type VehType = 'New' | 'Demo' | 'Used';

/** Every condition, in the order in which lists show them. */
export const VEH_TYPES = ['New', 'Demo', 'Used'] as const satisfies readonly VehType[];

/** How many vehicles of each condition a budget reaches. */
export type BudgetCounts = Readonly<Record<VehType, number>>;
