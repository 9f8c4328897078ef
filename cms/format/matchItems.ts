import { sameValue } from './sameValue';

/** An item of the new list, and the index of its original in the old list. */
interface MatchedItem {
  readonly value: unknown;
  readonly before: number | undefined;
}

/**
 * Matches the items of a list after an edit: first the unchanged ones (the longest common sequence), then, between two of
 * those, the items that were changed in place, one by one from the start.
 */
export function matchItems(old: readonly unknown[], next: readonly unknown[]): readonly MatchedItem[] {
  const kept = longestCommon(old, next);
  let from = 0;
  return next.map((value, index) => {
    const same = kept.get(index);
    if (same !== undefined) {
      from = same + 1;
      return { value, before: same };
    }
    const nextKept = [...kept].find(([place]) => place > index)?.[1] ?? old.length;
    return { value, before: from < nextKept ? from++ : undefined };
  });
}

/** The longest common sequence of two lists: indexes in `next` with their indexes in `old`. */
function longestCommon(old: readonly unknown[], next: readonly unknown[]): ReadonlyMap<number, number> {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      (lengths[row] as number[])[column] = sameValue(old[row], next[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const kept = new Map<number, number>();
  for (let row = 0, column = 0; row < old.length && column < next.length; ) {
    if (sameValue(old[row], next[column])) kept.set(column++, row++);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return kept;
}
