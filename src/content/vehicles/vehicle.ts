import { graphql } from 'gatsby';
import { gradeComparison } from '../../domain/range/gradeComparison';
import { gradeAdditions } from '../../domain/range/gradeEquipment';
import { factsOfGrade } from '../../domain/range/gradeFacts';
import type { StockType } from '../../domain/stock/stockTypes';
import { defined } from '../defined';
import { toPicture } from '../picture';
import type { VehicleFieldsFragment } from '../queryTypes';
import { toSeo } from '../seo';
import { leadOf, toPrices } from './vehicleCard';
import { leadFacts } from './vehicleRow';

export const vehicleFields = graphql`
  fragment VehicleFields on Content_Vehicle {
    id name tagline summary html bodyType
    hero { ...WidePictureFields }
    gallery { ...PictureFields }
    grades {
      name fromPrice priceType summary features buildsOn
      picture { ...PictureFields }
      facts { ...VehicleFactFields }
    }
    displayFields { ...VehicleFactFields }
    brochureUrl
    seo { ...SeoFields }
  }
`;

export const vehicleFactFields = graphql`
  fragment VehicleFactFields on Content_VehicleDisplayFields {
    ancapRating ancapYear bodyType bootLitres brakedTowing colour cylinders doorNum drive electricRange engine
    fuelCombined fuelEconomy fuelTankCapacity fuelType gcm greenStarRating gvm height length payload power
    powerToWeight seatNum tareMass torque towBallLimit transmission unbrakedTowing wheelBase width year
  }
`;

export interface StockCount {
  readonly count: number;
  readonly href: string;
}

export interface VehicleContext {
  readonly id: string;
  readonly inStock: StockCount;
  /** The same for each grade, by its name. A grade whose badge in the feed is unknown is left out. */
  readonly ofGrades: Readonly<Record<string, StockCount>>;
  readonly stockType: StockType;
  /** The page to build and price it; absent if the content has nothing to choose from. */
  readonly buildHref?: string;
}

/** A model of the brand's range with everything that its own page shows. */
export type VehicleView = ReturnType<typeof toVehicle>;

export function toVehicle(raw: VehicleFieldsFragment) {
  const { grades, displayFields } = raw;
  const facts = grades.map((grade) => factsOfGrade(grade.facts, displayFields, grades.length));
  return {
    ...defined(raw),
    hero: toPicture(raw.hero),
    gallery: raw.gallery.map(toPicture),
    grades: grades.map((grade) => ({
      name: grade.name,
      summary: grade.summary ?? undefined,
      picture: grade.picture ? toPicture(grade.picture) : undefined,
      from: toPrices(grade),
      ...gradeAdditions(grade, grades),
    })),
    ...leadOf(grades),
    keyFacts: leadFacts(raw),
    ...gradeComparison(facts),
    seo: toSeo(raw.seo),
  };
}
