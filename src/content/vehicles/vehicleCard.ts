import { graphql } from 'gatsby';
import { leadGrade } from '../../domain/range/leadGrade';
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
    grades { name fromPrice priceType }
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

/** A model's lowest price, and the grade that has it. */
export function leadOf(grades: readonly RawGrade[]) {
  const lead = leadGrade(grades);
  return {
    from: lead ? toPrices(lead) : { priceType: 'poa' as const },
    /** Absent if there is only one. */
    grade: grades.length > 1 ? lead?.name : undefined,
  };
}

export const toPrices = ({ fromPrice, priceType }: Pick<RawGrade, 'fromPrice' | 'priceType'>): Prices => ({
  priceType,
  price: fromPrice ?? undefined,
});

export type VehicleCardView = ReturnType<typeof toVehicleCard>;

export const toVehicleCard = ({ slug, stockMake, hero, grades, ...raw }: VehicleCardFieldsFragment) => ({
  ...defined(raw),
  href: vehiclePath({ slug }),
  make: stockMake,
  picture: toPicture(hero),
  ...leadOf(grades),
});
