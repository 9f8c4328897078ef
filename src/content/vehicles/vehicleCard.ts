import { graphql } from 'gatsby';
import type { Prices } from '../../domain/stock/priceDisplay';
import { vehiclePath } from '../addresses';
import { defined } from '../defined';
import type { LinkView } from '../link';
import { toPicture } from '../picture';
import type { VehicleCardFieldsFragment } from '../queryTypes';

export const vehicleCardFields = graphql`
  fragment VehicleCardFields on Content_Vehicle {
    id slug name tagline summary bodyType stockMake
    hero { ...PictureFields }
    grades { fromPrice priceType }
  }
`;

/** What the page of the range links to. */
export interface RangeContext {
  /** The listing of new stock, or of all stock if none is new. */
  readonly newStock: LinkView;
  /** The page of each brand that has one; the label is the make. */
  readonly brandPages: readonly LinkView[];
}

type RawGrade = VehicleCardFieldsFragment['grades'][number];

/** The price of the cheapest grade that has one. */
export function lowestPrice(grades: readonly RawGrade[]): Prices {
  const prices = grades.flatMap(({ fromPrice, priceType }) =>
    fromPrice === null || priceType === 'poa' ? [] : [{ priceType, price: fromPrice }],
  );
  const [cheapest = { priceType: 'poa' }] = prices.sort((one, other) => one.price - other.price);
  return cheapest;
}

export const toPrices = ({ fromPrice, priceType }: RawGrade): Prices => ({
  priceType,
  price: fromPrice ?? undefined,
});

/** A model of the brand's range, for a list. */
export type VehicleCardView = ReturnType<typeof toVehicleCard>;

export const toVehicleCard = ({ slug, stockMake, hero, grades, ...raw }: VehicleCardFieldsFragment) => ({
  ...defined(raw),
  href: vehiclePath({ slug }),
  make: stockMake,
  picture: toPicture(hero),
  from: lowestPrice(grades),
});
