import type { BuildOptions, GradeContent, GradeOption, Option, PricedContent } from './buildOptions';

/** A vehicle as somebody puts it together, by the ids of its options. It always has a grade, and a colour of that grade. */
export interface Build {
  readonly grade: string;
  readonly colour: string;
  /** Each once, in the order of content. */
  readonly accessories: readonly string[];
}

/** What was asked for, before anybody knows whether there is such a thing. */
export interface AskedBuild {
  readonly grade?: string;
  readonly colour?: string;
  readonly accessories?: readonly string[];
}

/**
 * The build that was asked for, of what there is: an unknown grade is the first one, a colour that the grade does not
 * have is the grade's first one, an unknown accessory is left out.
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

/** The options that a build is made of. */
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
