import { type Cents, type Dollars, dollarsToCents } from '../money';
import { slug } from '../stock/slug';
import type { PriceType } from '../stock/stockItem';

/** Something that content offers for a price. */
export interface PricedContent {
  readonly name: string;
  readonly price: Dollars;
}

export interface GradeContent {
  readonly name: string;
  /** `null`: price on application. */
  readonly fromPrice: Dollars | null;
  readonly priceType: PriceType;
  /** The names of the colours it may have; none: every colour. */
  readonly colours: readonly string[];
}

/** What content says of a model that can be put together. */
export interface BuildContent<
  Grade extends GradeContent = GradeContent,
  Colour extends PricedContent = PricedContent,
  Accessory extends PricedContent = PricedContent,
> {
  readonly grades: readonly Grade[];
  readonly colours: readonly Colour[];
  readonly accessories: readonly Accessory[];
}

/** A row of content that can be chosen: its id is the slug of its name and stands in addresses. */
export type Option<Content> = Content & { readonly id: string; readonly cents: Cents };

export type GradeOption<Content> = Option<Content> & {
  /** The ids of the colours it may have, in the order of content. At least one. */
  readonly colourIds: readonly string[];
};

/** Everything that can be chosen of a model. There is at least one grade and one colour. */
export interface BuildOptions<
  Grade extends GradeContent = GradeContent,
  Colour extends PricedContent = PricedContent,
  Accessory extends PricedContent = PricedContent,
> {
  readonly grades: readonly GradeOption<Grade>[];
  readonly colours: readonly Option<Colour>[];
  readonly accessories: readonly Option<Accessory>[];
}

/**
 * What a shopper can choose of a model. A grade counts where it has a drive-away price: the sum of anything else would
 * be no price that somebody pays. Of two rows with one address the first counts.
 * @returns `undefined` where there is no such grade or no colour: the model has no page to build one.
 */
export function buildOptions<
  Grade extends GradeContent,
  Colour extends PricedContent,
  Accessory extends PricedContent,
>(content: BuildContent<Grade, Colour, Accessory>): BuildOptions<Grade, Colour, Accessory> | undefined {
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
