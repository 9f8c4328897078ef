import { graphql } from 'gatsby';
import type { DealerSpecialFieldsFragment } from '../queryTypes';
import { type SpecialView, toDealerSpecial } from './special';

/** An offer of the dealer in full, for the page of all offers. */
export interface DealerSpecialView extends SpecialView {
  /** The anchor on the page. */
  readonly slug: string;
  /** The number of the department that answers; absent for the dealership's main number. */
  readonly phone?: string;
  readonly html: string;
  readonly termsHtml: string;
}

export const dealerSpecialFields = graphql`
  fragment DealerSpecialFields on Content_DealerSpecial {
    ...DealerSpecialCardFields
    html termsHtml
    department { phones { number } }
  }
`;

export const toDealerSpecialDetails = (
  raw: DealerSpecialFieldsFragment,
  timeZone: string,
): DealerSpecialView => ({
  ...toDealerSpecial(raw, timeZone),
  slug: raw.slug,
  phone: raw.department?.phones[0]?.number,
  html: raw.html,
  termsHtml: raw.termsHtml,
});
