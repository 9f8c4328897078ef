/** How many typos a word may have: none if it has a digit, one from 4 letters, two from 8. */
export const typosAllowed = (word: string): 0 | 1 | 2 => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * Whether at most `limit` typos turn `word` into `target` (with `asPrefix`, into a beginning of it). A typo is a letter
 * added, lost or replaced, or two neighbours swapped (the optimal string alignment distance).
 */
export const withinTypos = (word: string, target: string, limit: number, asPrefix: boolean): boolean => {
  const rows = word.length;
  const columns = Math.min(target.length, rows + limit);
  if (columns < rows - limit || (!asPrefix && target.length > columns)) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= columns; column++) {
      const same = word[row - 1] === target[column - 1];
      let distance = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        word[row - 1] === target[column - 2] &&
        word[row - 2] === target[column - 1]
      )
        distance = Math.min(distance, (beforeLast[column - 2] as number) + 1);
      current.push(distance);
      if (distance < best) best = distance;
    }
    if (best > limit) return false;
    beforeLast = last;
    last = current;
  }
  return asPrefix ? last.some((distance) => distance <= limit) : (last[columns] as number) <= limit;
};
