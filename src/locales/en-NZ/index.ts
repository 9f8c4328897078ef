import type { Locale } from '../locale';

/**
 * New Zealand. Public sources, read in November 2026:
 *
 * - The cash price of a used vehicle is its total with GST and the registration and licensing that it needs to be driven:
 *   Consumer Information Standards (Used Motor Vehicles) Regulations 2008, on legislation.govt.nz. A price without on-road
 *   costs must say so as clearly as the price: Commerce Commission, comcom.govt.nz, on the Fair Trading Act 1986.
 * - There is no comparison rate. Lenders state the annual interest rate and every fee before a contract, and publish their
 *   costs of borrowing: Credit Contracts and Consumer Finance Act 2003 (CCCFA), on consumerprotection.govt.nz.
 * - A dealer has the number of a registered motor vehicle trader (Motor Vehicle Sales Act 2003), a lender that of the
 *   Financial Service Providers Register (FSP), a business an NZBN.
 * - Plates are national, and a postcode has four digits (NZ Post). We have no free table of their centres.
 */
export const locale: Locale = {
  name: 'en-NZ',
  country: 'NZ',
  currency: 'NZD',
  currencyMarks: ['NZ'],
  states: [],
  postcode: { pattern: /^\d{4}$/, rule: 'has four digits, like 7010' },
  telephone: { countryCode: '64', national: /^0[2-9]/, example: '021 234 5678' },
  prices: {
    driveAway: { label: 'On the road, incl. GST', note: 1 },
    egc: { label: 'Plus on-road costs, incl. GST', note: 2 },
    poa: { label: 'Price on request', note: 3 },
    repayment: { label: 'Repayment', note: 4 },
  },
  creditNote:
    'Fees of the lender are part of the figures only where they are named. Lending criteria, terms and conditions apply, as the Credit Contracts and Consumer Finance Act 2003 requires.',
  safetyRating: 'ANCAP',
  registration: { label: 'Plate number', short: 'plate', stateLabel: '' },
  registers: {
    dealer: 'Registered motor vehicle trader',
    business: 'NZBN',
    lender: 'financial service provider',
  },
  distance: { label: 'Kilometres', unit: 'km', unitCode: 'KMT' },
};
