import { graphql, useStaticQuery } from 'gatsby';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';

interface RawFormNotes {
  readonly content: {
    readonly site: {
      readonly reservationTerms: string | null;
      readonly valuationDisclaimer: string | null;
    };
  };
}

/** What the dealership says above the button of a form, beyond the collection notice. */
export function useFormNotes(): Readonly<Partial<Record<EnquiryKind, string>>> {
  const { site } = useStaticQuery<RawFormNotes>(graphql`
    query FormNotes {
      content {
        site {
          reservationTerms
          valuationDisclaimer
        }
      }
    }
  `).content;
  return {
    reserveNow: site.reservationTerms ?? undefined,
    valueTradeIn: site.valuationDisclaimer ?? undefined,
  };
}
