import { graphql } from 'gatsby';
import { factsOfGrade, keyFacts } from '../../domain/range/gradeFacts';
import { leadGrade } from '../../domain/range/leadGrade';
import type { VehicleRowFieldsFragment } from '../queryTypes';
import { toVehicleCard } from './vehicleCard';

export const vehicleRowFields = graphql`
  fragment VehicleRowFields on Content_Vehicle {
    id slug name tagline summary bodyType stockMake
    hero { ...PictureFields }
    grades { name fromPrice priceType facts { ...KeyFactFields } }
    displayFields { ...KeyFactFields }
  }
`;

export const keyFactFields = graphql`
  fragment KeyFactFields on Content_VehicleDisplayFields {
    fuelType power fuelCombined fuelEconomy electricRange brakedTowing seatNum
  }
`;

/** A few facts of the grade that has the lowest price. */
export function leadFacts({
  grades,
  displayFields,
}: Pick<VehicleRowFieldsFragment, 'grades' | 'displayFields'>): readonly string[] {
  const lead = leadGrade(grades);
  return lead ? keyFacts(factsOfGrade(lead.facts, displayFields, grades.length)) : [];
}

export type VehicleRowView = ReturnType<typeof toVehicleRow>;

export const toVehicleRow = ({ displayFields, ...raw }: VehicleRowFieldsFragment) => ({
  ...toVehicleCard(raw),
  keyFacts: leadFacts({ ...raw, displayFields }),
});
