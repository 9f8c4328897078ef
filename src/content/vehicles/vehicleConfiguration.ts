import { graphql } from 'gatsby';
import { configurationOptions } from '../../domain/configuration/configuration';
import { joinFacts } from '../../domain/joinFacts';
import { gradeAdditions } from '../../domain/range/gradeEquipment';
import { factsOfGrade, keyFacts } from '../../domain/range/gradeFacts';
import { vehiclePath } from '../addresses';
import { defined } from '../defined';
import { toPicture } from '../picture';
import type { VehicleBuildFieldsFragment } from '../queryTypes';
import { toSeo } from '../seo';

export const vehicleBuildFields = graphql`
  fragment VehicleBuildFields on Content_Vehicle {
    id slug name
    hero { ...PictureFields }
    grades {
      name fromPrice priceType summary features buildsOn colours stockBadge
      facts { ...KeyFactFields }
    }
    displayFields { ...KeyFactFields }
    colours { name hex price picture { ...PictureFields } stockColour }
    accessories { name price description picture { ...PictureFields } group }
    stockMake stockModel
    seo { ...SeoFields }
  }
`;

/** What the Build and price page needs for a model of the range. */
export type VehicleConfigurationView = ReturnType<typeof toVehicleConfiguration>;

export function toVehicleConfiguration(raw: VehicleBuildFieldsFragment) {
  const { id, name, stockMake, stockModel } = raw;
  const options = configurationOptions({
    grades: raw.grades.map((grade) => ({
      ...defined(grade),
      fromPrice: grade.fromPrice,
      features: whatComesWith(grade, raw),
    })),
    colours: raw.colours.map((colour) => ({
      ...defined(colour),
      picture: colour.picture ? toPicture(colour.picture) : undefined,
    })),
    accessories: raw.accessories.map((accessory) => ({
      ...defined(accessory),
      picture: accessory.picture ? toPicture(accessory.picture) : undefined,
    })),
  });
  return {
    id,
    name,
    stockMake,
    stockModel,
    href: vehiclePath(raw),
    /** Shown for a colour that has no picture of its own. */
    hero: toPicture(raw.hero),
    // A model without any options has no Build and price page.
    options: options ?? { grades: [], colours: [], accessories: [] },
    seo: toSeo(raw.seo),
  };
}

/** A few facts of a grade, what it builds on, and what it adds to that. */
function whatComesWith(
  grade: VehicleBuildFieldsFragment['grades'][number],
  { grades, displayFields }: VehicleBuildFieldsFragment,
): readonly string[] {
  const { base, adds } = gradeAdditions(grade, grades);
  const facts = joinFacts(keyFacts(factsOfGrade(grade.facts, displayFields, grades.length)));
  return [...(facts ? [facts] : []), ...(base ? [`Everything in the ${base}`] : []), ...adds];
}
