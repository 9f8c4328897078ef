import { editsBetween } from '../../domain/editsBetween';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '')
    .slice(0, 60);

/** The name that another was probably meant to be; absent if none is near. */
export const nearest = (name: string, names: Iterable<string>): string | undefined => {
  const wanted = plain(name);
  let least = Math.max(wanted.length < 4 ? 1 : 2, Math.floor(wanted.length * 0.4)) + 1;
  let best: string | undefined;
  for (const other of names) {
    const edits = editsBetween(wanted, plain(other));
    if (edits < least) [least, best] = [edits, other];
  }
  return best;
};
