import { type AnnualPercent, FEES, type FeeName } from './loan';

/** What a finance field holds. Dollars, percent and months have bounds: `UNIT_BOUNDS`. */
export type FinanceUnit =
  | 'yesOrNo'
  | 'text'
  | 'dollars'
  | 'percent'
  /** Percent a year, by vehicle type. */
  | 'rates'
  | 'months'
  /** Several numbers of months, rising. */
  | 'terms'
  | 'frequency';

/** A field of the finance settings in content: for the contract, the editor, the build's query and its parser. */
export interface FinanceField {
  readonly unit: FinanceUnit;
  readonly label: string;
  /** For staff: its unit, an example, or where it is shown. */
  readonly hint?: string;
  /** Whether content has to give it. Of rates, that is the one by default. */
  readonly isRequired?: true;
  /** What counts where content leaves it out. Absent: nothing does. Of rates, it is the one by default. */
  readonly default?: boolean | number | string;
  /** Whether pages show the field as it is, without a calculation. The build does not parse it. */
  readonly isForPages?: true;
}

/** The smallest and the largest number that a setting may have, by unit. */
export const UNIT_BOUNDS = {
  /** Every sum of them is exact in cents. */
  dollars: { min: 0, max: 1e12 },
  percent: { min: 0, max: 100 },
  months: { min: 1, max: 600 },
} as const;

const DOLLARS = 'Dollars: 395';

/** A fee that content leaves out is not charged. */
const feeField = <Name extends FeeName>(name: Name) =>
  ({ unit: 'dollars', label: FEES[name].label, hint: DOLLARS, default: 0 }) as const;

/**
 * Every finance field of content, in the order of the editor's form. The contract's schema, the form, the build's query,
 * `FinanceSettings` and its parser follow from the rows. A new field is one row here and one line in the
 * contract's schema.graphql. A new fee is a row of `FEES`.
 */
export const FINANCE_FIELDS = {
  enabled: {
    unit: 'yesOrNo',
    label: 'Show repayments',
    hint: 'Off hides repayments, the calculator and search by budget everywhere.',
    isRequired: true,
    isForPages: true,
  },
  lenderName: {
    unit: 'text',
    label: 'Lender',
    hint: 'Full legal name: Example Finance Pty Ltd',
    isRequired: true,
    isForPages: true,
  },
  lenderLicenceNumber: { unit: 'text', label: 'Lender’s credit licence number', isForPages: true },
  repaymentInterestRate: { unit: 'rates', label: 'Interest rates', isRequired: true, default: 11.94 },
  comparisonRate: {
    unit: 'rates',
    label: 'Comparison rates',
    hint: 'Only if the lender publishes it. Leave empty to work it out from the rate and fees.',
  },
  repaymentTerm: { unit: 'months', label: 'Usual term', hint: 'Months: 60', isRequired: true, default: 60 },
  repaymentTerms: {
    unit: 'terms',
    label: 'Terms to choose from',
    hint: 'In months, shortest first.',
    isRequired: true,
    isForPages: true,
  },
  repaymentFrequency: { unit: 'frequency', label: 'Usual repayment', isRequired: true, default: 'week' },
  affordAmount: {
    unit: 'dollars',
    label: 'Starting repayment',
    hint: 'Where search by budget starts, in dollars per usual repayment: 170',
    default: 170,
  },
  repaymentDepositPercentage: {
    unit: 'percent',
    label: 'Usual deposit, percent',
    hint: 'Percent of the price. Fill in this or the dollars.',
  },
  repaymentDepositAmount: { unit: 'dollars', label: 'Usual deposit, dollars', hint: DOLLARS },
  repaymentBalloonPercentage: {
    unit: 'percent',
    label: 'Usual balloon, percent',
    hint: 'Percent of the amount financed, due at the end. Fill in this or the dollars.',
  },
  repaymentBalloonAmount: { unit: 'dollars', label: 'Usual balloon, dollars', hint: DOLLARS },
  repaymentEstablishFee: feeField('repaymentEstablishFee'),
  repaymentOtherFee: feeField('repaymentOtherFee'),
  repaymentDealerFee: feeField('repaymentDealerFee'),
  feesFinanced: {
    unit: 'yesOrNo',
    label: 'Add fees to the loan',
    hint: 'Off means they are paid up front.',
    default: true,
  },
  dealerFeeIsCreditFee: {
    unit: 'yesOrNo',
    label: 'The dealer’s fee is a credit fee',
    hint: 'On counts it in the comparison rate. Ask the lender.',
    default: false,
  },
  purchaseAmount: { unit: 'dollars', label: 'Example beside the rates: price', hint: 'Dollars: 30000' },
  repaymentPeriodMonths: { unit: 'months', label: 'Example beside the rates: term', hint: 'Months: 60' },
  totalPayableAmount: {
    unit: 'dollars',
    label: 'Example beside the rates: the lender’s own total',
    hint: 'Dollars, at the default interest rate. Leave empty to work it out for each rate.',
  },
} as const satisfies Readonly<Record<string, FinanceField>>;

export type FinanceFields = typeof FINANCE_FIELDS;

/** The fields that the build parses. */
export type FinanceSettingName = {
  [Name in keyof FinanceFields]: FinanceFields[Name] extends { readonly isForPages: true } ? never : Name;
}[keyof FinanceFields];

/** Annual rates by vehicle type; a type without its own rate takes the default. */
export interface InterestRates {
  readonly default: AnnualPercent;
  readonly new?: AnnualPercent | undefined;
  readonly demo?: AnnualPercent | undefined;
  readonly used?: AnnualPercent | undefined;
}

export const RATE_NAMES = ['default', 'new', 'demo', 'used'] as const;

export type RateName = keyof InterestRates;
