import type { BuildOptions, GradeContent, GradeOption, Option, PricedContent } from './buildOptions';

/** A shopper's build, by the ids of its options. It always has a grade, and a colour of that grade. */
export interface Build {
  readonly grade: string;
  readonly colour: string;
  /** Without repeats, in the order of the content. */
  readonly accessories: readonly string[];
}

/** A requested build, before it is checked against the options. */
export interface AskedBuild {
  readonly grade?: string;
  readonly colour?: string;
  readonly accessories?: readonly string[];
}

/**
 * The closest valid build to a request: an unknown grade becomes the first grade, a colour that the grade does not have
 * becomes the grade's first colour, and unknown accessories are left out.
 */
export function toBuild(options: BuildOptions, asked: AskedBuild): Build {
  const grade = options.grades.find(({ id }) => id === asked.grade) ?? options.grades[0];
  const colour = grade?.colourIds.find((id) => id === asked.colour) ?? grade?.colourIds[0];
  const wanted = new Set(asked.accessories);
  return {
    grade: grade?.id ?? '',
    colour: colour ?? '',
    accessories: options.accessories.flatMap(({ id }) => (wanted.has(id) ? [id] : [])),
  };
}

/** The options that a build consists of. */
export interface ChosenOptions<
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
  options: BuildOptions<Grade, Colour, Accessory>,
  build: Build,
): ChosenOptions<Grade, Colour, Accessory> => ({
  grade: options.grades.find(({ id }) => id === build.grade),
  colour: options.colours.find(({ id }) => id === build.colour),
  accessories: options.accessories.filter(({ id }) => build.accessories.includes(id)),
});
