import { graphql } from 'gatsby';
import {
  type ConfigurationOptions,
  configurationOptions,
  type GradeContent,
} from '../../domain/configuration/configuration';
import { vehiclePath } from '../addresses';
import { type PictureView, toPicture } from '../picture';
import type { VehicleBuildFieldsFragment } from '../queryTypes';
import { type SeoView, toSeo } from '../seo';

interface GradeView extends GradeContent {
  readonly summary?: string;
  readonly features: readonly string[];
  readonly stockBadge?: string;
}

interface ColourView {
  readonly name: string;
  /** Dollars on top of the grade. */
  readonly price: number;
  readonly hex: string;
  readonly picture?: PictureView;
  readonly stockColour?: string;
}

interface AccessoryView {
  readonly name: string;
  readonly price: number;
  readonly description?: string;
  readonly picture?: PictureView;
  readonly group?: string;
}

/** What the Build and price page needs for a model of the range. */
export interface VehicleConfigurationView {
  readonly id: string;
  readonly name: string;
  /** The model's own page. */
  readonly href: string;
  /** Shown for a colour that has no picture of its own. */
  readonly hero: PictureView;
  readonly options: ConfigurationOptions<{
    readonly grades: readonly GradeView[];
    readonly colours: readonly ColourView[];
    readonly accessories: readonly AccessoryView[];
  }>;
  /** In the stock feed's spelling. */
  readonly stockMake: string;
  readonly stockModel: string;
  readonly seo: SeoView;
}

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

/** For a model without any options. The build makes no Build and price page for it. */
const NOTHING: VehicleConfigurationView['options'] = { grades: [], colours: [], accessories: [] };

export function toVehicleConfiguration(raw: VehicleBuildFieldsFragment): VehicleConfigurationView {
  const { id, name, stockMake, stockModel } = raw;
  const options = configurationOptions({
    grades: raw.grades.map((grade) => ({
      ...grade,
      summary: grade.summary ?? undefined,
      stockBadge: grade.stockBadge ?? undefined,
    })),
    colours: raw.colours.map((colour) => ({
      ...colour,
      picture: colour.picture ? toPicture(colour.picture) : undefined,
      stockColour: colour.stockColour ?? undefined,
    })),
    accessories: raw.accessories.map((accessory) => ({
      ...accessory,
      description: accessory.description ?? undefined,
      picture: accessory.picture ? toPicture(accessory.picture) : undefined,
      group: accessory.group ?? undefined,
    })),
  });
  return {
    id,
    name,
    stockMake,
    stockModel,
    href: vehiclePath(raw),
    hero: toPicture(raw.hero),
    options: options ?? NOTHING,
    seo: toSeo(raw.seo),
  };
}
