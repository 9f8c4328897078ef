import { distance } from 'fastest-levenshtein';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '')
    .slice(0, 60);

/** The name that another was probably meant to be; absent if none is near. */
export const nearest = (name: string, names: Iterable<string>): string | undefined => {
  const wanted = plain(name);
  const most = Math.max(wanted.length < 4 ? 1 : 2, Math.floor(wanted.length * 0.4));
  return nearestOf(wanted, names, most, plain);
};

/**
 * The word that is most like another; absent if none is near.
 * @param most how many letters may be mistyped
 * @param comparable the form in which words are compared
 */
export function nearestOf(
  wanted: string,
  words: Iterable<string>,
  most: number,
  comparable: (word: string) => string = (word) => word,
): string | undefined {
  let least = most + 1;
  let best: string | undefined;
  for (const word of words) {
    const other = comparable(word);
    if (Math.abs(other.length - wanted.length) >= least) continue;
    const edits = distance(wanted, other);
    if (edits < least) [least, best] = [edits, word];
  }
  return best;
}
