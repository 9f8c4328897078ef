import { err, ok } from '../../result';
import type { Reader } from './reader';
import { readText } from './readText';

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/** Yes or no, as feeds write it: true, yes, Y, 1. */
export const readFlag: Reader<boolean> = (raw) => {
  if (typeof raw === 'boolean') return ok(raw);
  const text = readText(raw);
  if (text.kind === 'err' || text.value === undefined) return text as ReturnType<Reader<boolean>>;
  const flag = FLAGS.get(text.value.toLowerCase());
  return flag === undefined ? err('is neither yes nor no') : ok(flag);
};
