import { graphql } from 'gatsby';
import { type DisplayGroup, displayGroups } from '../../domain/stock/display/displayRows';
import type { Prices } from '../../domain/stock/priceDisplay';
import { type PictureView, toPicture } from '../picture';
import type { VehicleFieldsFragment } from '../queryTypes';
import { type SeoView, toSeo } from '../seo';
import { lowestPrice, toPrices } from './vehicleCard';

export interface GradeView {
  readonly name: string;
  readonly summary?: string;
  readonly features: readonly string[];
  readonly from: Prices;
}

/** A model of the brand's range with everything that its own page shows. */
export interface VehicleView {
  readonly id: string;
  readonly name: string;
  readonly tagline?: string;
  readonly summary: string;
  readonly html: string;
  readonly bodyType: string;
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
  readonly grades: readonly GradeView[];
  readonly from: Prices;
  readonly specifications: readonly DisplayGroup[];
  readonly brochureHref?: string;
  readonly seo: SeoView;
}

export const vehicleFields = graphql`
  fragment VehicleFields on Content_Vehicle {
    id name tagline summary html bodyType
    hero { ...WidePictureFields }
    gallery { ...PictureFields }
    grades { name fromPrice priceType summary features }
    displayFields {
      ancapRating ancapYear bodyType colour cylinders doorNum engine fuelCombined fuelEconomy
      fuelType greenStarRating height length power powerToWeight seatNum tareMass torque
      transmission width year
    }
    brochureUrl
    seo { ...SeoFields }
  }
`;

export const toVehicle = (raw: VehicleFieldsFragment): VehicleView => ({
  id: raw.id,
  name: raw.name,
  tagline: raw.tagline ?? undefined,
  summary: raw.summary,
  html: raw.html,
  bodyType: raw.bodyType,
  hero: toPicture(raw.hero),
  gallery: raw.gallery.map(toPicture),
  grades: raw.grades.map((grade) => ({
    name: grade.name,
    summary: grade.summary ?? undefined,
    features: grade.features,
    from: toPrices(grade),
  })),
  from: lowestPrice(raw.grades),
  specifications: displayGroups(raw.displayFields),
  brochureHref: raw.brochureUrl ?? undefined,
  seo: toSeo(raw.seo),
});
