/** A fee of a loan. */
interface Fee {
  /** Its name in the calculator. */
  readonly name: string;
  /** Its name in the content editor. */
  readonly label: string;
  /** Whether it counts in comparison rates: it always does, or only where `dealerFeeIsCreditFee` is set. */
  readonly isCreditFee: 'always' | 'ifSet';
}

/** The fees that a dealership may charge for a loan, by the setting that holds their dollars. */
export const FEES = {
  repaymentEstablishFee: { name: 'Establishment fee', label: 'Establishment fee', isCreditFee: 'always' },
  /** Credit fees other than the establishment fee; government charges do not belong here. */
  repaymentOtherFee: { name: 'Other fees', label: 'Lender’s other fees', isCreditFee: 'always' },
  repaymentDealerFee: { name: 'Dealer fee', label: 'Dealer’s fee', isCreditFee: 'ifSet' },
} as const satisfies Readonly<Record<string, Fee>>;

export type FeeName = keyof typeof FEES;

/** The settings that hold fees, in the order in which a shopper reads them. */
export const FEE_NAMES = Object.keys(FEES) as readonly FeeName[];
