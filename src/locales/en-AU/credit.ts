import type { Credit } from '../../domain/country';

/**
 * The warning and the basis of a comparison rate. Source: National Consumer Credit Protection Act 2009, part 10, and its
 * Regulations 2010, reg 99 and 100.
 */
export const credit: Credit = {
  notices: [
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    'The comparison rate is based on a 5 year secured fixed rate consumer loan of $30,000. The rate depends on an average credit rating.',
  ],
  lenderRegister: 'Australian credit licence',
};
