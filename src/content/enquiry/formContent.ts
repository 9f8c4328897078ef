import { graphql, useStaticQuery } from 'gatsby';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { FormContentQuery } from '../queryTypes';

/** What the content says about the forms. */
export interface FormContent {
  /** Text above the fields of a form, in addition to the collection notice. */
  readonly notes: Readonly<Partial<Record<EnquiryKind, string>>>;
  /** The page of the dealer's payment provider for reservations. Always `https:`. */
  readonly paymentUrl?: string;
}

export function useFormContent(): FormContent {
  const { site } = useStaticQuery<FormContentQuery>(graphql`
    query FormContent {
      content {
        site {
          reservationTerms
          reservationPaymentUrl
          valuationDisclaimer
        }
      }
    }
  `).content;
  return {
    notes: {
      reserveNow: site.reservationTerms ?? undefined,
      valueTradeIn: site.valuationDisclaimer ?? undefined,
    },
    ...(site.reservationPaymentUrl?.startsWith('https://') ? { paymentUrl: site.reservationPaymentUrl } : {}),
  };
}
