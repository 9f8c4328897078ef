import { z } from 'zod';
import { REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/repaymentFrequency';
import { dollars, percentage, text } from './kinds/text';

const months = z.int().min(1).max(600);

/** `content/settings/finance.yml`: in dollars, percent a year and months. */
export const financeSchema = z.strictObject({
  enabled: z.boolean(),
  lenderName: text,
  lenderLicenceNumber: text.optional(),
  repaymentInterestRate: z.strictObject({
    default: percentage,
    new: percentage.optional(),
    demo: percentage.optional(),
    used: percentage.optional(),
  }),
  comparisonRate: z
    .strictObject({
      default: percentage.optional(),
      new: percentage.optional(),
      demo: percentage.optional(),
      used: percentage.optional(),
    })
    .prefault({}),
  repaymentTerm: months,
  repaymentTerms: z
    .array(months)
    .min(1)
    .refine(
      (terms) => terms.every((term, index) => term > (terms[index - 1] ?? 0)),
      'the terms must be in ascending order',
    ),
  repaymentFrequency: z.enum(REPAYMENT_FREQUENCIES),
  affordAmount: dollars.optional(),
  repaymentDepositPercentage: percentage.optional(),
  repaymentDepositAmount: dollars.optional(),
  repaymentBalloonPercentage: percentage.optional(),
  repaymentBalloonAmount: dollars.optional(),
  repaymentEstablishFee: dollars.optional(),
  repaymentOtherFee: dollars.optional(),
  repaymentDealerFee: dollars.optional(),
  feesFinanced: z.boolean().default(true),
  dealerFeeIsCreditFee: z.boolean().default(false),
  purchaseAmount: dollars.optional(),
  repaymentPeriodMonths: months.optional(),
  totalPayableAmount: dollars.optional(),
});
