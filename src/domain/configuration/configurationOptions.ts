import { type Cents, type Dollars, dollarsToCents } from '../money';
import { slug } from '../stock/slug';
import type { PriceType } from '../stock/stockItem';

/** An option in the content that has a price. */
export interface PricedContent {
  readonly name: string;
  readonly price: Dollars;
}

export interface GradeContent {
  readonly name: string;
  /** `null` for price on application. */
  readonly fromPrice: Dollars | null;
  readonly priceType: PriceType;
  /** The names of its colours; empty for every colour. */
  readonly colours: readonly string[];
}

/** The content of a model that shoppers can configure. */
export interface ConfigurationContent<
  Grade extends GradeContent = GradeContent,
  Colour extends PricedContent = PricedContent,
  Accessory extends PricedContent = PricedContent,
> {
  readonly grades: readonly Grade[];
  readonly colours: readonly Colour[];
  readonly accessories: readonly Accessory[];
}

/** An option of the content. Its id, the slug of its name, is part of addresses. */
export type Option<Content> = Content & { readonly id: string; readonly cents: Cents };

export type GradeOption<Content> = Option<Content> & {
  /** The ids of its colours, in the order of the content. At least one. */
  readonly colourIds: readonly string[];
};

/** All options of a model: at least one grade and one colour. */
export interface ConfigurationOptions<
  Grade extends GradeContent = GradeContent,
  Colour extends PricedContent = PricedContent,
  Accessory extends PricedContent = PricedContent,
> {
  readonly grades: readonly GradeOption<Grade>[];
  readonly colours: readonly Option<Colour>[];
  readonly accessories: readonly Option<Accessory>[];
}

/**
 * The options of a model. A grade counts only if it has a drive-away price: a total with any other price would be a price
 * that nobody pays. If two rows have the same address, the first counts.
 * @returns `undefined` without such a grade or without a colour: the model then has no Build and price page
 */
export function configurationOptions<
  Grade extends GradeContent,
  Colour extends PricedContent,
  Accessory extends PricedContent,
>(
  content: ConfigurationContent<Grade, Colour, Accessory>,
): ConfigurationOptions<Grade, Colour, Accessory> | undefined {
  const colours = options(content.colours, ({ price }) => price);
  const driveAway = content.grades.filter(({ priceType }) => priceType === 'driveAway');
  const grades = options(driveAway, ({ fromPrice }) => fromPrice).map((grade) => {
    const named = new Set(grade.colours.map(slug));
    const own = colours.filter(({ id }) => named.has(id));
    return { ...grade, colourIds: (own.length > 0 ? own : colours).map(({ id }) => id) };
  });
  if (grades.length === 0 || colours.length === 0) return undefined;
  return { grades, colours, accessories: options(content.accessories, ({ price }) => price) };
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
