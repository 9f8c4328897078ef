/** Must appear beside every comparison rate, in full and visible. */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** What a comparison rate is based on. Shown beside the warning. */
export const COMPARISON_RATE_BASIS =
  'The comparison rate is based on a 5 year secured fixed rate consumer loan of $30,000. The rate depends on an average credit rating.';
