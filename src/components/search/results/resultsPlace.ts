/** The id of the results. The skip link leads there, and the focus moves there when the last chip is removed. */
export const RESULTS_ID = 'results';

/** The id of their heading, where each page of results begins. */
export const RESULTS_HEADING_ID = 'results-heading';
