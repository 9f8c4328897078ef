import { FINANCE_FIELDS, type FinanceField, type RateName } from '../../src/domain/finance/financeFields';
import type { RepaymentFrequency } from '../../src/domain/finance/loan';
import type { AnyFieldWords } from './words';

const FREQUENCIES: Readonly<Record<RepaymentFrequency, string>> = {
  week: 'Weekly',
  fortnight: 'Fortnightly',
  month: 'Monthly',
};

export const RATES: Readonly<Record<RateName, string>> = {
  default: 'Default',
  new: 'New',
  demo: 'Demo',
  used: 'Used',
};

/** The words of a field, and what its unit needs besides: its parts, its choices, one entry of a list. */
function wordsOf({ unit, label, hint, isRequired }: FinanceField): AnyFieldWords[string] {
  switch (unit) {
    case 'rates': {
      const fields = Object.entries(RATES).map(([name, rate]) => [
        name,
        { label: rate, hint: 'Percent a year: 8.49' },
      ]);
      return { label, hint, collapsed: !isRequired, fields: Object.fromEntries(fields) };
    }
    case 'terms':
      return { label, hint, labelSingular: 'term' };
    case 'frequency':
      return { label, hint, options: FREQUENCIES };
    default:
      return { label, hint };
  }
}

export const financeWords: AnyFieldWords = Object.fromEntries(
  Object.entries<FinanceField>(FINANCE_FIELDS).map(([name, field]) => [name, wordsOf(field)]),
);
