import { editsBetween } from '../../domain/editsBetween';

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
