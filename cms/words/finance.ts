import type { z } from 'zod';
import type { financeSchema } from '../../plugins/content-endpoint/collections/finance';
import type { WordsOf } from './words';

const PERCENT = 'Percent a year: 8.49';
const DOLLARS = 'Dollars: 395';
const PUBLISHED = 'Only if the lender publishes it. Leave empty to work it out from the rate and fees.';

export const financeWords: WordsOf<z.input<typeof financeSchema>> = {
  enabled: {
    label: 'Show repayments',
    hint: 'Off hides repayments, the calculator and search by budget everywhere.',
  },
  lenderName: { label: 'Lender', hint: 'Full legal name: Example Finance Pty Ltd' },
  lenderLicenceNumber: { label: 'Lender’s credit licence number' },
  repaymentInterestRate: {
    label: 'Interest rates',
    fields: {
      default: { label: 'Default', hint: PERCENT },
      new: { label: 'New', hint: PERCENT },
      demo: { label: 'Demo', hint: PERCENT },
      used: { label: 'Used', hint: PERCENT },
    },
  },
  comparisonRate: {
    label: 'Comparison rates',
    hint: PUBLISHED,
    collapsed: true,
    fields: {
      default: { label: 'Default', hint: PERCENT },
      new: { label: 'New', hint: PERCENT },
      demo: { label: 'Demo', hint: PERCENT },
      used: { label: 'Used', hint: PERCENT },
    },
  },
  repaymentTerm: { label: 'Usual term', hint: 'Months: 60' },
  repaymentTerms: {
    label: 'Terms to choose from',
    labelSingular: 'term',
    hint: 'In months, shortest first.',
  },
  repaymentFrequency: {
    label: 'Usual repayment',
    options: { week: 'Weekly', fortnight: 'Fortnightly', month: 'Monthly' },
  },
  affordAmount: {
    label: 'Starting repayment',
    hint: 'Where search by budget starts, in dollars per usual repayment: 170',
  },
  repaymentDepositPercentage: {
    label: 'Usual deposit, percent',
    hint: 'Percent of the price. Fill in this or the dollars.',
  },
  repaymentDepositAmount: { label: 'Usual deposit, dollars', hint: DOLLARS },
  repaymentBalloonPercentage: {
    label: 'Usual balloon, percent',
    hint: 'Percent of the amount financed, due at the end. Fill in this or the dollars.',
  },
  repaymentBalloonAmount: { label: 'Usual balloon, dollars', hint: DOLLARS },
  repaymentEstablishFee: { label: 'Establishment fee', hint: DOLLARS },
  repaymentOtherFee: { label: 'Lender’s other fees', hint: DOLLARS },
  repaymentDealerFee: { label: 'Dealer’s fee', hint: DOLLARS },
  feesFinanced: { label: 'Add fees to the loan', hint: 'Off means they are paid up front.' },
  dealerFeeIsCreditFee: {
    label: 'The dealer’s fee is a credit fee',
    hint: 'On counts it in the comparison rate. Ask the lender.',
  },
  purchaseAmount: { label: 'Example beside the rates: price', hint: 'Dollars: 30000' },
  repaymentPeriodMonths: { label: 'Example beside the rates: term', hint: 'Months: 60' },
  totalPayableAmount: {
    label: 'Example beside the rates: the lender’s own total',
    hint: 'Dollars, at the default interest rate. Leave empty to work it out for each rate.',
  },
};
