import type { EnquiryLine } from '../enquiry/enquiry';
import { formatPrice } from '../formatNumber';
import { type Cents, centsToDollars, type Dollars, dollarsToCents } from '../money';
import { slug } from '../stock/slug';
import type { PriceType } from '../stock/stockItem';

interface PricedContent {
  readonly name: string;
  readonly price: Dollars;
}

export interface GradeContent {
  readonly name: string;
  /** `null` for price on application. */
  readonly fromPrice: Dollars | null;
  readonly priceType: PriceType;
  readonly colours: readonly string[];
}

export interface ConfigurationContent {
  readonly grades: readonly GradeContent[];
  readonly colours: readonly PricedContent[];
  readonly accessories: readonly PricedContent[];
}

/** An option of the content. Its id, the slug of its name, is part of addresses. */
type Option<Content> = Content & { readonly id: string; readonly cents: Cents };

type GradeOption<Content> = Option<Content> & {
  /** The ids of its colours, in the order of the content. At least one. */
  readonly colourIds: readonly string[];
};

export interface ConfigurationOptions<Content extends ConfigurationContent = ConfigurationContent> {
  readonly grades: readonly GradeOption<Content['grades'][number]>[];
  readonly colours: readonly Option<Content['colours'][number]>[];
  readonly accessories: readonly Option<Content['accessories'][number]>[];
}

/**
 * The options of a model. A grade counts only if it has a drive-away price: a total with any other price would be a price
 * that is never charged. If two rows have the same address, the first counts.
 * @returns `undefined` without such a grade or without a colour: the model then has no Build and price page
 */
export function configurationOptions<Content extends ConfigurationContent>(
  content: Content,
): ConfigurationOptions<Content> | undefined {
  const colours = options<Content['colours'][number]>(content.colours, ({ price }) => price);
  const driveAway: readonly Content['grades'][number][] = content.grades.filter(
    ({ priceType }) => priceType === 'driveAway',
  );
  const grades = options(driveAway, ({ fromPrice }) => fromPrice).map((grade) => {
    const named = new Set(grade.colours.map(slug));
    const own = colours.filter(({ id }) => named.has(id));
    return { ...grade, colourIds: (own.length > 0 ? own : colours).map(({ id }) => id) };
  });
  if (grades.length === 0 || colours.length === 0) return undefined;
  const accessories = options<Content['accessories'][number]>(content.accessories, ({ price }) => price);
  return { grades, colours, accessories };
}

function options<Row extends { readonly name: string }>(
  rows: readonly Row[],
  priceOf: (row: Row) => Dollars | null,
): readonly Option<Row>[] {
  const taken = new Set<string>();
  return rows.flatMap((row) => {
    const id = slug(row.name);
    const price = priceOf(row);
    if (id === '' || taken.has(id) || price === null || !(price >= 0)) return [];
    taken.add(id);
    return [{ ...row, id, cents: dollarsToCents(price) }];
  });
}

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

/** The closest valid configuration: unknown grades and colours become the first, unknown accessories are left out. */
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
export const chosenOptions = <Content extends ConfigurationContent>(
  options: ConfigurationOptions<Content>,
  configuration: Configuration,
) => ({
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
    { label: 'Link to this build', value: address },
  ];
}
