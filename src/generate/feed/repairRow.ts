import { compiledPattern } from './compiledPattern';
import type { Repair } from './mapping';
import { valueAt } from './valueAt';

type RawValues = Readonly<Record<string, unknown>>;

const textAt = (values: RawValues, column: string): string => {
  const value = valueAt(values, column);
  return value === undefined || value === null ? '' : String(value);
};

export interface RepairedRow {
  readonly values: RawValues;
  /** The name of the repair that was applied. */
  readonly repair?: string;
}

/** Repairs a row with the first repair whose conditions it meets. All its columns move at once. */
export const repairRow = (values: RawValues, repairs: readonly Repair[]): RepairedRow => {
  const repair = repairs.find(({ when }) =>
    Object.entries(when).every(([column, source]) => compiledPattern(source).test(textAt(values, column))),
  );
  if (!repair) return { values };
  const moved = Object.entries(repair.columns).map(([column, from]) => [
    column,
    from === null ? '' : valueAt(values, from),
  ]);
  return { values: { ...values, ...Object.fromEntries(moved) }, repair: repair.name };
};
