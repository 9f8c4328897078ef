import { graphql } from 'gatsby';
import type { DealerSpecialFieldsFragment } from '../queryTypes';
import { toDealerSpecial } from './special';

export const dealerSpecialFields = graphql`
  fragment DealerSpecialFields on Content_DealerSpecial {
    ...DealerSpecialCardFields
    html termsHtml
    department { phones { number } }
  }
`;

/** An offer of the dealer in full, for the page of all offers. */
export type DealerSpecialView = ReturnType<typeof toDealerSpecialDetails>;

export const toDealerSpecialDetails = (raw: DealerSpecialFieldsFragment, timeZone: string) => ({
  ...toDealerSpecial(raw, timeZone),
  /** The anchor on the page. */
  slug: raw.slug,
  /** The number of the department that answers; absent for the dealership's main number. */
  phone: raw.department?.phones[0]?.number,
  html: raw.html,
  termsHtml: raw.termsHtml,
});
