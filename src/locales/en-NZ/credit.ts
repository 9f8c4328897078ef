import type { Credit } from '../../domain/country';

/**
 * There is no comparison rate. Lenders state the annual interest rate and every fee before a contract, and publish their costs
 * of borrowing: Credit Contracts and Consumer Finance Act 2003 (CCCFA), on consumerprotection.govt.nz. A lender has a number in
 * the Financial Service Providers Register (FSP).
 */
export const credit: Credit = {
  notices: [
    'Fees of the lender are part of the figures only where they are named. Lending criteria, terms and conditions apply, as the Credit Contracts and Consumer Finance Act 2003 requires.',
  ],
  lenderRegister: 'financial service provider',
};
