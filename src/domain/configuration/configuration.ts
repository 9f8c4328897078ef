import type { Cents } from '../money';
import type {
  ConfigurationOptions,
  GradeContent,
  GradeOption,
  Option,
  PricedContent,
} from './configurationOptions';

/** A shopper's configuration, by the ids of its options. It always has a grade, and a colour of that grade. */
export interface Configuration {
  readonly grade: string;
  readonly colour: string;
  /** Without repeats, in the order of the content. */
  readonly accessories: readonly string[];
}

/** A requested configuration, before it is checked against the options. */
export interface ConfigurationRequest {
  readonly grade?: string;
  readonly colour?: string;
  readonly accessories?: readonly string[];
}

/**
 * The closest valid configuration to a request: an unknown grade becomes the first grade, a colour that the grade does not have
 * becomes the grade's first colour, and unknown accessories are left out.
 */
export function validConfiguration(
  options: ConfigurationOptions,
  request: ConfigurationRequest,
): Configuration {
  const grade = options.grades.find(({ id }) => id === request.grade) ?? options.grades[0];
  const colour = grade?.colourIds.find((id) => id === request.colour) ?? grade?.colourIds[0];
  const accessoryIds = new Set(request.accessories);
  return {
    grade: grade?.id ?? '',
    colour: colour ?? '',
    accessories: options.accessories.flatMap(({ id }) => (accessoryIds.has(id) ? [id] : [])),
  };
}

/** The options that a configuration consists of. */
interface ChosenOptions<
  Grade extends GradeContent,
  Colour extends PricedContent,
  Accessory extends PricedContent,
> {
  readonly grade?: GradeOption<Grade>;
  readonly colour?: Option<Colour>;
  readonly accessories: readonly Option<Accessory>[];
}

export const chosenOptions = <
  Grade extends GradeContent,
  Colour extends PricedContent,
  Accessory extends PricedContent,
>(
  options: ConfigurationOptions<Grade, Colour, Accessory>,
  configuration: Configuration,
): ChosenOptions<Grade, Colour, Accessory> => ({
  grade: options.grades.find(({ id }) => id === configuration.grade),
  colour: options.colours.find(({ id }) => id === configuration.colour),
  accessories: options.accessories.filter(({ id }) => configuration.accessories.includes(id)),
});

/**
 * The drive-away price of a configuration: its grade, its colour and each accessory. In whole cents, so the sum is exact.
 *
 * @example
 * // Heron Tour 39,490 + River Gum Green 650 + tow bar 1,290
 * buildPrice(heron, { grade: 'heron-tour', colour: 'river-gum-green', accessories: ['tow-bar'] })
 * // → 4143000
 */
export function configurationPrice(options: ConfigurationOptions, configuration: Configuration): Cents {
  const { grade, colour, accessories } = chosenOptions(options, configuration);
  return [grade, colour, ...accessories].reduce((sum, option) => sum + (option?.cents ?? 0), 0) as Cents;
}
