import { err, ok } from '../../result';
import type { Reader } from './reader';
import { readText } from './readText';

/** The letters and digits of a choice, so that `Drive-away`, `drive away` and `DRIVEAWAY` are the same. */
const choiceKey = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Makes a reader for a closed choice, from each value and the words that feeds use for it. */
export const choiceReader = <Value extends string>(
  words: Readonly<Record<Value, readonly string[]>>,
): Reader<Value> => {
  const values = Object.keys(words) as Value[];
  const byKey = new Map<string, Value>();
  for (const value of values) {
    for (const word of [value, ...words[value]]) byKey.set(choiceKey(word), value);
  }
  return (raw) => {
    const text = readText(raw);
    if (text.kind === 'err') return text;
    if (text.value === undefined) return ok(undefined);
    const value = byKey.get(choiceKey(text.value));
    return value === undefined ? err(`is none of ${values.join(', ')}`) : ok(value);
  };
};

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
