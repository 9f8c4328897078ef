import {
  type DisplayGroup,
  type DisplayValues,
  displayGroups,
  inDisplayOrder,
} from '../stock/display/displayRows';

interface FactRow {
  readonly label: string;
  /** One for each grade; `undefined` where the content says nothing. */
  readonly values: readonly (string | undefined)[];
}

interface GradeComparison {
  /** The facts in which grades differ, with the grades in the order of the content. */
  readonly differences: readonly FactRow[];
  /** What is the same in every grade, in groups. */
  readonly shared: readonly DisplayGroup[];
}

/**
 * The facts of a model's grades, from `factsOfGrade`, side by side. Law: each fact of a grade is either in a row, at the place
 * of that grade, or shared by all.
 */
export function gradeComparison(facts: readonly DisplayValues[]): GradeComparison {
  const groups = facts.map((own) => displayGroups(own));
  const tables = groups.map((own) => own.flatMap(({ rows }) => rows));
  const rows = inDisplayOrder(tables.flat()).map(({ key, label }) => ({
    key,
    label,
    values: tables.map((table) => table.find((row) => row.key === key)?.value),
  }));
  const shared = new Set(rows.filter(({ values }) => new Set(values).size === 1).map(({ key }) => key));
  return {
    differences: rows.filter(({ key }) => !shared.has(key)).map(({ label, values }) => ({ label, values })),
    shared: (groups[0] ?? [])
      .map((group) => ({ ...group, rows: group.rows.filter(({ key }) => shared.has(key)) }))
      .filter((group) => group.rows.length > 0),
  };
}
