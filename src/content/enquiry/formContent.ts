import { graphql, useStaticQuery } from 'gatsby';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { FormContentQuery } from '../queryTypes';

/** What the dealership says of its forms. */
export interface FormContent {
  /** Above the fields of a form, beyond the collection notice. */
  readonly notes: Readonly<Partial<Record<EnquiryKind, string>>>;
  /** The page of the dealer's payment provider where a reservation is paid. Always `https:`. */
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
