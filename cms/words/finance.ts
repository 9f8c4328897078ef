import type { z } from 'zod';
import type { financeSchema } from '../../plugins/content-endpoint/collections/finance';
import type { WordsOf } from './words';

const PERCENT = 'Percent a year: 8.49';
const DOLLARS = 'Dollars: 395';
const PUBLISHED = 'Only if the lender publishes it. Left empty: worked out from rate and fees.';

export const financeWords: WordsOf<z.input<typeof financeSchema>> = {
  enabled: {
    label: 'Show repayments',
    hint: 'Off: no repayment, no calculator, no search by budget anywhere.',
  },
  lenderName: { label: 'Lender', hint: 'Its whole legal name: Example Finance Pty Ltd' },
  lenderLicenceNumber: { label: 'Lender’s credit licence number' },
  repaymentInterestRate: {
    label: 'Interest rates',
    fields: {
      default: { label: 'Unless given below', hint: PERCENT },
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
      default: { label: 'Unless given below', hint: PERCENT },
      new: { label: 'New', hint: PERCENT },
      demo: { label: 'Demo', hint: PERCENT },
      used: { label: 'Used', hint: PERCENT },
    },
  },
  repaymentTerm: { label: 'Usual term', hint: 'Months: 60' },
  repaymentTerms: {
    label: 'Terms to choose from',
    labelSingular: 'term',
    hint: 'Months, the shortest first.',
  },
  repaymentFrequency: {
    label: 'Usual repayment',
    options: { week: 'Weekly', fortnight: 'Fortnightly', month: 'Monthly' },
  },
  affordAmount: {
    label: 'Repayment to begin with',
    hint: 'Dollars for each usual repayment, in the search by budget: 170',
  },
  repaymentDepositPercentage: {
    label: 'Usual deposit, percent',
    hint: 'Percent of the price. Give this or dollars.',
  },
  repaymentDepositAmount: { label: 'Usual deposit, dollars', hint: DOLLARS },
  repaymentBalloonPercentage: {
    label: 'Usual balloon, percent',
    hint: 'Percent of the amount financed, owed at the end. Give this or dollars.',
  },
  repaymentBalloonAmount: { label: 'Usual balloon, dollars', hint: DOLLARS },
  repaymentEstablishFee: { label: 'Establishment fee', hint: DOLLARS },
  repaymentOtherFee: { label: 'Other fees of the lender', hint: DOLLARS },
  repaymentDealerFee: { label: 'Dealer’s fee', hint: DOLLARS },
  feesFinanced: { label: 'Fees are added to the loan', hint: 'Off: paid at the start.' },
  dealerFeeIsCreditFee: {
    label: 'The dealer’s fee is a charge for credit',
    hint: 'On: it counts in the comparison rate. Ask the lender.',
  },
  purchaseAmount: { label: 'Example beside the rates: price', hint: 'Dollars: 30000' },
  repaymentPeriodMonths: { label: 'Example beside the rates: term', hint: 'Months: 60' },
  totalPayableAmount: {
    label: 'Example beside the rates: the lender’s own total',
    hint: 'Dollars, at the default interest rate. Empty: worked out for each rate.',
  },
};
