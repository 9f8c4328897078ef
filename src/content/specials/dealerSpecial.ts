import { graphql } from 'gatsby';
import { type RawDealerSpecial, type SpecialView, toDealerSpecial } from './special';

/** An offer of the dealer as the page of them shows it whole. */
export interface DealerSpecialView extends SpecialView {
  /** The anchor on the page. */
  readonly slug: string;
  /** The number of the department that answers; absent: the dealership's main one. */
  readonly phone?: string;
  readonly html: string;
  readonly termsHtml: string;
}

export interface RawDealerSpecialDetails extends RawDealerSpecial {
  readonly html: string;
  readonly termsHtml: string;
  readonly department: { readonly phones: readonly { readonly number: string }[] } | null;
}

export const dealerSpecialFields = graphql`
  fragment DealerSpecialFields on Content_DealerSpecial {
    ...DealerSpecialCardFields
    html
    termsHtml
    department {
      phones {
        number
      }
    }
  }
`;

export const toDealerSpecialDetails = (
  raw: RawDealerSpecialDetails,
  timeZone: string,
): DealerSpecialView => ({
  ...toDealerSpecial(raw, timeZone),
  slug: raw.slug,
  phone: raw.department?.phones[0]?.number,
  html: raw.html,
  termsHtml: raw.termsHtml,
});
