import type { Forms, PostcodeCentres } from '../locale';

/** `scripts/postcodes.ts` names the source of the postcodes. */
export const forms: Forms = {
  currencyMarks: ['AU', 'A'],
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
  safetyRating: 'ANCAP',
  registration: { label: 'Registration', stateLabel: 'State it is registered in' },
};
