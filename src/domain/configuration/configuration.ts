import type { EnquiryLine } from '../enquiry/enquiry';
import { formatPrice } from '../formatNumber';
import { type Cents, centsToDollars } from '../money';
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

/** The price of an option in words: `+$650`, or that it costs nothing extra. */
export const extraPrice = (cents: Cents): string =>
  cents === 0 ? 'No extra cost' : `+${formatPrice(centsToDollars(cents))}`;

/**
 * A configuration in words, line by line, for the person who answers the enquiry.
 * @param address the full address that shows the configuration again
 */
export function configurationLines(
  options: ConfigurationOptions,
  configuration: Configuration,
  address: string,
): readonly EnquiryLine[] {
  const { grade, colour, accessories } = chosenOptions(options, configuration);
  const priced = ({ name, cents }: Option<{ readonly name: string }>, price: string) =>
    cents === 0 ? name : `${name} (${price})`;
  return [
    ...(grade ? [{ label: 'Grade', value: priced(grade, formatPrice(centsToDollars(grade.cents))) }] : []),
    ...(colour ? [{ label: 'Colour', value: priced(colour, extraPrice(colour.cents)) }] : []),
    {
      label: 'Accessories',
      value: accessories.map((one) => priced(one, extraPrice(one.cents))).join(', ') || 'None',
    },
    {
      label: 'Estimated drive-away price',
      value: formatPrice(centsToDollars(configurationPrice(options, configuration))),
    },
    { label: 'Shown again at', value: address },
  ];
}
