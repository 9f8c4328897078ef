/** The results of a listing: the way past the filters leads there, and the focus when the last chip is gone. */
export const RESULTS_ID = 'results';

/** Their heading: where the next page of them begins. */
export const RESULTS_HEADING_ID = 'results-heading';
