import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import type { BrandSpecialFieldsFragment } from '../queryTypes';
import { toSeo } from '../seo';
import { toVehicleCard } from '../vehicles/vehicleCard';
import { toBrandSpecial } from './special';

export const brandSpecialFields = graphql`
  fragment BrandSpecialFields on Content_BrandSpecial {
    id slug title summary html termsHtml
    picture { ...WidePictureFields }
    startsAt endsAt
    vehicles { ...VehicleCardFields }
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
  vehicles: raw.vehicles.map(toVehicleCard),
  seo: toSeo(raw.seo),
});
