/** The id of the results. The skip link leads there, and the focus moves there when the last chip is removed. */
export const RESULTS_ID = 'results';

/** For a button that leaves the page with the filter that it removes. */
export const focusResults = () => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });

/** The id of their heading, where each page of results begins. */
export const RESULTS_HEADING_ID = 'results-heading';
