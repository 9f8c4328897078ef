import { z } from 'zod';
import { comparisonBelowInterest } from '../../../src/domain/finance/comparisonBelowInterest';
import {
  FINANCE_FIELDS,
  type FinanceField,
  type FinanceFields,
  type FinanceUnit,
  RATE_NAMES,
  UNIT_BOUNDS,
} from '../../../src/domain/finance/financeFields';
import { REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan';
import { ownWords } from './kinds/text';

const percent = within(z.number(), 'percent');
const months = within(z.int(), 'months');

function within(schema: z.ZodNumber, unit: keyof typeof UNIT_BOUNDS): z.ZodNumber {
  return schema.min(UNIT_BOUNDS[unit].min).max(UNIT_BOUNDS[unit].max);
}

const rate = percent.meta({ written: 'rate' });
const rates = z.strictObject({
  default: rate.optional(),
  new: rate.optional(),
  demo: rate.optional(),
  used: rate.optional(),
});

/** The schema of each unit's values. */
const UNITS = {
  yesOrNo: z.boolean(),
  text: ownWords,
  dollars: within(z.number(), 'dollars').meta({ written: 'amount' }),
  percent,
  rates: rates.required({ default: true }),
  months,
  terms: z
    .array(months)
    .min(1)
    .refine(
      (terms) => terms.every((term, index) => term > (terms[index - 1] ?? 0)),
      'the terms must be in ascending order',
    ),
  frequency: z.enum(REPAYMENT_FREQUENCIES),
} as const satisfies Readonly<Record<FinanceUnit, z.ZodType>>;

/** The schema of a field. What content leaves out has no value here; only a contract's yes or no has a default. */
function schemaOf({ unit, isRequired, default: byDefault }: FinanceField): z.ZodType {
  if (isRequired) return UNITS[unit];
  if (unit === 'rates') return rates.prefault({}).meta({ kind: 'comparisonRates' });
  return typeof byDefault === 'boolean' ? UNITS.yesOrNo.default(byDefault) : UNITS[unit].optional();
}

/** The values of a file, with every absent yes or no filled in. */
export type FinanceContent = {
  readonly [Name in keyof FinanceFields]: FinanceFields[Name] extends { readonly isRequired: true }
    ? z.output<(typeof UNITS)[FinanceFields[Name]['unit']]>
    : z.output<(typeof UNITS)[FinanceFields[Name]['unit']]> | undefined;
};

const fields = z.strictObject(
  Object.fromEntries(
    Object.entries<FinanceField>(FINANCE_FIELDS).map(([name, field]) => [name, schemaOf(field)]),
  ),
) as unknown as z.ZodType<FinanceContent>;

/** `content/settings/finance.yml`: the fields of `FINANCE_FIELDS`, in dollars, percent a year and months. */
export const financeSchema = RATE_NAMES.reduce(
  (schema, name) =>
    schema.refine((finance) => !comparisonBelowInterest(finance).some((rate) => rate.name === name), {
      error: 'must not be below the interest rate, which is a part of it',
      path: ['comparisonRate', name],
    }),
  fields,
);
