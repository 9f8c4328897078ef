import { graphql } from 'gatsby';
import { vehiclePath } from '../addresses';
import { type PictureView, toPicture } from '../picture';
import type { VehicleCardFieldsFragment } from '../queryTypes';
import { type FromPriceView, toFromPrice } from './fromPrice';

/** A model of the brand's range, for a list. */
export interface VehicleCardView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly tagline?: string;
  readonly summary: string;
  readonly bodyType: string;
  readonly picture: PictureView;
  /** The price of the cheapest grade that has one. */
  readonly from: FromPriceView;
}

export const vehicleCardFields = graphql`
  fragment VehicleCardFields on Content_Vehicle {
    id
    slug
    name
    tagline
    summary
    bodyType
    hero {
      ...PictureFields
    }
    grades {
      fromPrice
      priceType
    }
  }
`;

/** The lowest price of all grades. */
export const lowestPrice = (
  grades: readonly VehicleCardFieldsFragment['grades'][number][],
): FromPriceView => {
  const priced = grades.filter(({ fromPrice, priceType }) => fromPrice !== null && priceType !== 'poa');
  const cheapest = priced.reduce<VehicleCardFieldsFragment['grades'][number] | undefined>(
    (least, grade) =>
      (grade.fromPrice ?? 0) < (least?.fromPrice ?? Number.POSITIVE_INFINITY) ? grade : least,
    undefined,
  );
  return toFromPrice(cheapest ?? { fromPrice: null, priceType: 'poa' });
};

export const toVehicleCard = (raw: VehicleCardFieldsFragment): VehicleCardView => ({
  id: raw.id,
  href: vehiclePath(raw),
  name: raw.name,
  tagline: raw.tagline ?? undefined,
  summary: raw.summary,
  bodyType: raw.bodyType,
  picture: toPicture(raw.hero),
  from: lowestPrice(raw.grades),
});
