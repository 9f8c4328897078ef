import type { Locale } from '../../domain/country';

/**
 * New Zealand. Public sources, read in November 2026:
 *
 * - The cash price of a used vehicle is its total with GST and the registration and licensing that it needs to be driven:
 *   Consumer Information Standards (Used Motor Vehicles) Regulations 2008, on legislation.govt.nz. A price without on-road
 *   costs must say so as clearly as the price: Commerce Commission, comcom.govt.nz, on the Fair Trading Act 1986.
 * - A dealer has the number of a registered motor vehicle trader (Motor Vehicle Sales Act 2003), a business an NZBN.
 */
export const locale: Locale = {
  name: 'en-NZ',
  country: 'NZ',
  currency: 'NZD',
  telephone: { countryCode: '64', national: '^0[2-9]' },
  prices: {
    driveAway: { label: 'On the road, incl. GST', note: 1 },
    egc: { label: 'Plus on-road costs, incl. GST', note: 2 },
    poa: { label: 'Price on request', note: 3 },
    repayment: { label: 'Repayment', note: 4 },
  },
  hasComparisonRate: false,
  plate: 'plate',
  registers: { motorDealer: 'Registered motor vehicle trader', dealer: 'Licence', business: 'NZBN' },
};
