import type { Column } from '../columns/column';
import { allowNumbers } from './allowNumbers';
import { allowTexts } from './allowTexts';
import type { Condition } from './filter';

/**
 * For each code of a column, whether one of the conditions holds. The code for "absent" is never allowed: a record
 * without a price fails every price filter.
 */
export const allowedCodes = (column: Column, conditions: readonly Condition[]): Uint8Array => {
  const allowed = new Uint8Array(column.values.length + 1);
  for (const condition of conditions)
    if (column.kind === 'number') allowNumbers(column.values, condition, allowed);
    else allowTexts(column.values, condition, allowed);
  return allowed;
};
