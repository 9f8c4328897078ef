import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import type { BrandSpecialFieldsFragment } from '../queryTypes';
import { type SeoView, toSeo } from '../seo';
import { toVehicleCard, type VehicleCardView } from '../vehicles/vehicleCard';
import { type SpecialView, toBrandSpecial } from './special';

/** An offer of the maker with everything that its own page shows. */
export interface BrandSpecialView extends SpecialView {
  readonly html: string;
  readonly termsHtml: string;
  readonly firstDay?: string;
  readonly vehicles: readonly VehicleCardView[];
  readonly seo: SeoView;
}

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

export const toBrandSpecialDetails = (
  raw: BrandSpecialFieldsFragment,
  timeZone: string,
): BrandSpecialView => ({
  ...toBrandSpecial(raw, timeZone),
  html: raw.html,
  termsHtml: raw.termsHtml,
  firstDay: raw.startsAt === null ? undefined : dateWords(raw.startsAt, timeZone),
  vehicles: raw.vehicles.map(toVehicleCard),
  seo: toSeo(raw.seo),
});
