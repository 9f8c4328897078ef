import type { Forms } from '../../domain/country';

/** Plates are national, and a postcode has four digits (NZ Post). */
export const forms: Forms = {
  currencyMarks: ['NZ'],
  salesTaxRate: 0.15,
  states: [],
  postcode: { pattern: '^\\d{4}$', rule: 'has four digits, like 7010' },
  telephone: '021 234 5678',
  registration: { label: 'Plate number', stateLabel: '' },
};
