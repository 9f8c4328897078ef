import type { Locale, PostcodeCentres } from '../locale';

/**
 * Australia.
 *
 * - Comparison rate, its warning and example: National Consumer Credit Protection Act 2009, part 10, and its Regulations 2010,
 *   reg 99 and 100.
 * - A price of a new vehicle is one drive-away figure: Australian Consumer Law, s 48. Used vehicles may be priced without
 *   government charges where the state allows it.
 * - Postcodes: `scripts/postcodes.ts` names their source.
 */
export const locale: Locale = {
  name: 'en-AU',
  country: 'AU',
  currency: 'AUD',
  currencyMarks: ['AU', 'A'],
  states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  postcode: {
    pattern: /^\d{4}$/,
    rule: 'has four digits, like 2800',
    centres: () =>
      import(/* webpackChunkName: "postcodes" */ './postcodes.json').then(
        ({ default: centres }) => centres as unknown as PostcodeCentres,
      ),
  },
  telephone: { countryCode: '61', national: /^0[2-9]/, example: '0412 345 678' },
  prices: {
    driveAway: { label: 'Drive Away', note: 1 },
    egc: { label: 'Ex. Govt. Charges', note: 2 },
    poa: { label: 'Price on Application', note: 3 },
    repayment: { label: 'Repayment', note: 4 },
  },
  comparisonRate: {
    warning:
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    basis:
      'The comparison rate is based on a 5 year secured fixed rate consumer loan of $30,000. The rate depends on an average credit rating.',
  },
  safetyRating: 'ANCAP',
  registration: { label: 'Registration', short: 'rego', stateLabel: 'State it is registered in' },
  registers: {
    dealer: 'Motor dealer licence',
    business: 'ABN',
    lender: 'Australian credit licence',
  },
  distance: { label: 'Kilometres', unit: 'km', unitCode: 'KMT' },
};
