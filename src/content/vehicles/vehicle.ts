import { graphql } from 'gatsby';
import { displayGroups } from '../../domain/stock/display/displayRows';
import type { StockType } from '../../domain/stock/stockTypes';
import { defined } from '../defined';
import { toPicture } from '../picture';
import type { VehicleFieldsFragment } from '../queryTypes';
import { toSeo } from '../seo';
import { lowestPrice, toPrices } from './vehicleCard';

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

/** What the build chose for the page of a model. */
export interface VehicleContext {
  readonly id: string;
  /** How many items of the model are in stock, and the listing that shows them. */
  readonly inStock: { readonly count: number; readonly href: string };
  readonly stockType: StockType;
  /** The page to build and price it; absent if the content has nothing to choose from. */
  readonly buildHref?: string;
}

/** A model of the brand's range with everything that its own page shows. */
export type VehicleView = ReturnType<typeof toVehicle>;

export const toVehicle = (raw: VehicleFieldsFragment) => ({
  ...defined(raw),
  hero: toPicture(raw.hero),
  gallery: raw.gallery.map(toPicture),
  grades: raw.grades.map((grade) => ({ ...defined(grade), from: toPrices(grade) })),
  from: lowestPrice(raw.grades),
  specifications: displayGroups(raw.displayFields),
  seo: toSeo(raw.seo),
});
