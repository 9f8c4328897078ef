import type { Forms } from '../locale';

/** Plates are national, and a postcode has four digits (NZ Post). We have no free table of their centres. */
export const forms: Forms = {
  currencyMarks: ['NZ'],
  salesTax: { name: 'GST', rate: 0.15 },
  states: [],
  postcode: { pattern: /^\d{4}$/, rule: 'has four digits, like 7010' },
  telephone: '021 234 5678',
  safetyRating: 'ANCAP',
  registration: { label: 'Plate number', stateLabel: '' },
};
