import type { Locale } from '../../domain/country';

/**
 * Australia. A price of a new vehicle is one drive-away figure: Australian Consumer Law, s 48. Used vehicles may be priced
 * without government charges where the state allows it.
 */
export const locale: Locale = {
  name: 'en-AU',
  country: 'AU',
  currency: 'AUD',
  telephone: { countryCode: '61', national: '^0[2-9]' },
  prices: {
    driveAway: { label: 'Drive Away', note: 1 },
    egc: { label: 'Ex. Govt. Charges', note: 2 },
    poa: { label: 'Price on Application', note: 3 },
    repayment: { label: 'Repayment', note: 4 },
  },
  hasComparisonRate: true,
  plate: 'rego',
  registers: { motorDealer: 'Motor dealer licence', dealer: 'Licence', business: 'ABN' },
};
