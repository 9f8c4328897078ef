import type { Forms, PostcodeCentres } from '../../domain/country';

/**
 * The centres of postcodes are from https://www.matthewproctor.com/australian_postcodes (public domain), without the places that
 * lay in another state or far from the postcodes with the next numbers. A new postcode is a line by hand: its town's place, in
 * hundredths of a degree.
 */
export const forms: Forms = {
  currencyMarks: ['AU', 'A'],
  salesTaxRate: 0.1,
  states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  postcode: {
    pattern: /^\d{4}$/,
    rule: 'has four digits, like 2800',
    centres: () =>
      import(/* webpackChunkName: "postcodes" */ './postcodes.json').then(
        // Parcel, which compiles what Gatsby runs in a build, gives JSON without `default`.
        (json) => (json.default ?? json) as unknown as PostcodeCentres,
      ),
  },
  telephone: '0412 345 678',
  registration: { label: 'Registration', stateLabel: 'State it is registered in' },
};
