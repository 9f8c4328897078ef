/** How many letters may be mistyped: a third of the last part of the address. */
const mostEdits = (address: string): number => {
  const last = address.split('/').filter(Boolean).at(-1) ?? '';
  return Math.max(2, Math.floor(last.length / 3));
};

/**
 * The known address that is most like a wrong one, for "did you mean".
 * @returns `undefined` if none is close
 */
export function nearestAddress(wrong: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = mostEdits(wrong) + 1;
  for (const address of known) {
    if (Math.abs(address.length - wrong.length) >= least) continue;
    const edits = editsBetween(wrong, address);
    if (edits < least) [least, nearest] = [edits, address];
  }
  return nearest;
}

/** The Levenshtein distance: how many letters to add, remove or change. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
