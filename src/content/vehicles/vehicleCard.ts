import { graphql } from 'gatsby';
import type { Prices } from '../../domain/stock/priceDisplay';
import { vehiclePath } from '../addresses';
import { type PictureView, toPicture } from '../picture';
import type { VehicleCardFieldsFragment } from '../queryTypes';

/** A model of the brand's range, for a list. */
export interface VehicleCardView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly tagline?: string;
  readonly summary: string;
  readonly bodyType: string;
  /** Its brand. */
  readonly make: string;
  readonly picture: PictureView;
  /** The price of the cheapest grade that has one. */
  readonly from: Prices;
}

export const vehicleCardFields = graphql`
  fragment VehicleCardFields on Content_Vehicle {
    id slug name tagline summary bodyType stockMake
    hero { ...PictureFields }
    grades { fromPrice priceType }
  }
`;

/** The lowest price of all grades. */
export const lowestPrice = (grades: readonly VehicleCardFieldsFragment['grades'][number][]): Prices => {
  const priced = grades.filter(({ fromPrice, priceType }) => fromPrice !== null && priceType !== 'poa');
  const cheapest = priced.reduce<VehicleCardFieldsFragment['grades'][number] | undefined>(
    (least, grade) =>
      (grade.fromPrice ?? 0) < (least?.fromPrice ?? Number.POSITIVE_INFINITY) ? grade : least,
    undefined,
  );
  return toPrices(cheapest ?? { fromPrice: null, priceType: 'poa' });
};

/** The price of a grade. */
export const toPrices = ({
  fromPrice,
  priceType,
}: Pick<VehicleCardFieldsFragment['grades'][number], 'fromPrice' | 'priceType'>): Prices => ({
  priceType,
  price: fromPrice ?? undefined,
});

export const toVehicleCard = (raw: VehicleCardFieldsFragment): VehicleCardView => ({
  id: raw.id,
  href: vehiclePath(raw),
  name: raw.name,
  tagline: raw.tagline ?? undefined,
  summary: raw.summary,
  bodyType: raw.bodyType,
  make: raw.stockMake,
  picture: toPicture(raw.hero),
  from: lowestPrice(raw.grades),
});
