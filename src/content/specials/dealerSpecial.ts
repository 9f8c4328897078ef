import { graphql } from 'gatsby';
import type { DealerSpecialFieldsFragment } from '../queryTypes';
import { type SpecialView, toDealerSpecial } from './special';

/** An offer of the dealer as the page of them shows it whole. */
export interface DealerSpecialView extends SpecialView {
  /** The anchor on the page. */
  readonly slug: string;
  /** The number of the department that answers; absent: the dealership's main one. */
  readonly phone?: string;
  readonly html: string;
  readonly termsHtml: string;
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
  raw: DealerSpecialFieldsFragment,
  timeZone: string,
): DealerSpecialView => ({
  ...toDealerSpecial(raw, timeZone),
  slug: raw.slug,
  phone: raw.department?.phones[0]?.number,
  html: raw.html,
  termsHtml: raw.termsHtml,
});
