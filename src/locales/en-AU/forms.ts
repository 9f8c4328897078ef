import type { Forms } from '../../domain/country';

export const forms: Forms = {
  currencyMarks: ['AU', 'A'],
  salesTaxRate: 0.1,
  states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  postcode: {
    pattern: '^\\d{4}$',
    rule: 'has four digits, like 2800',
  },
  telephone: '0412 345 678',
  registration: { label: 'Registration', stateLabel: 'State it is registered in' },
};
