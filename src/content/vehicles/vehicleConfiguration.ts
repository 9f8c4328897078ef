import { graphql } from 'gatsby';
import { configurationOptions } from '../../domain/configuration/configuration';
import { vehiclePath } from '../addresses';
import { defined } from '../defined';
import { toPicture } from '../picture';
import type { VehicleBuildFieldsFragment } from '../queryTypes';
import { toSeo } from '../seo';

export const vehicleBuildFields = graphql`
  fragment VehicleBuildFields on Content_Vehicle {
    id slug name
    hero { ...PictureFields }
    grades { name fromPrice priceType summary features colours stockBadge }
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
    grades: raw.grades.map((grade) => ({ ...defined(grade), fromPrice: grade.fromPrice })),
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
    /** The model's own page. */
    href: vehiclePath(raw),
    /** Shown for a colour that has no picture of its own. */
    hero: toPicture(raw.hero),
    // A model without any options has no Build and price page.
    options: options ?? { grades: [], colours: [], accessories: [] },
    seo: toSeo(raw.seo),
  };
}
