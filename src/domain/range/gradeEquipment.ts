interface EquippedGrade {
  readonly name: string;
  readonly features: readonly string[];
  /** The name of another grade of the model, if this one has everything in it too. */
  readonly buildsOn?: string | null;
}

/** The grades that a grade builds on, the nearest first. A name that is unknown or leads round in a circle ends the list. */
function basesOf<Grade extends EquippedGrade>(grade: Grade, grades: readonly Grade[]): readonly Grade[] {
  const bases: Grade[] = [];
  let base = baseOf(grade, grades);
  while (base && base !== grade && !bases.includes(base)) {
    bases.push(base);
    base = baseOf(base, grades);
  }
  return bases;
}

const baseOf = <Grade extends EquippedGrade>({ buildsOn }: Grade, grades: readonly Grade[]) =>
  grades.find(({ name }) => name === buildsOn);

/** Everything in a grade: its own features, then the features of the grades that it builds on, each once. */
export const equipmentOf = (grade: EquippedGrade, grades: readonly EquippedGrade[]): ReadonlySet<string> =>
  new Set([grade, ...basesOf(grade, grades)].flatMap(({ features }) => features));

interface GradeAdditions {
  /** The name of the grade that it builds on. */
  readonly base?: string;
  /** What is in it and not in that grade. */
  readonly adds: readonly string[];
}

/** What a grade adds to the one it builds on, or everything in it. Law: base and additions together are `equipmentOf` it. */
export function gradeAdditions(grade: EquippedGrade, grades: readonly EquippedGrade[]): GradeAdditions {
  const [base] = basesOf(grade, grades);
  const inBase = base ? equipmentOf(base, grades) : new Set();
  const adds = [...new Set(grade.features)].filter((feature) => !inBase.has(feature));
  return { ...(base && { base: base.name }), adds };
}

/** Whether following `buildsOn` from a grade comes back to it. */
export const buildsOnItself = (grade: EquippedGrade, grades: readonly EquippedGrade[]): boolean =>
  [grade, ...basesOf(grade, grades)].some(({ buildsOn }) => buildsOn === grade.name);
