import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import type { BrandSpecialFieldsFragment, DealerSpecialFieldsFragment } from '../queryTypes';
import { toSeo } from '../seo';
import { toVehicleRow } from '../vehicles/vehicleRow';
import { toBrandSpecial, toDealerSpecial } from './special';

export const brandSpecialFields = graphql`
  fragment BrandSpecialFields on Content_BrandSpecial {
    id slug title summary html termsHtml
    picture { ...WidePictureFields }
    startsAt endsAt
    vehicles { ...VehicleRowFields }
    eligibleStockUrl price wasPrice priceType
    seo { ...SeoFields }
  }
`;

/** An offer of the maker with everything that its own page shows. */
export type BrandSpecialView = ReturnType<typeof toBrandSpecialDetails>;

export const toBrandSpecialDetails = (raw: BrandSpecialFieldsFragment, timeZone: string) => ({
  ...toBrandSpecial(raw, timeZone),
  html: raw.html,
  termsHtml: raw.termsHtml,
  firstDay: raw.startsAt === null ? undefined : dateWords(raw.startsAt, timeZone),
  vehicles: raw.vehicles.map(toVehicleRow),
  seo: toSeo(raw.seo),
});

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
