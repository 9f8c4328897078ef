import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';

/**
 * One string for each record, stored as a single text. At 100,000 records a map of strings would use ten times the
 * memory for a handful of look-ups.
 */
export interface StringList {
  readonly text: string;
  /** The start of each entry in `text`, and the end of the last one. */
  readonly starts: Uint32Array;
  /** The lengths of the shortest and the longest non-empty entry, which rule out most look-ups. */
  readonly shortest: number;
  readonly longest: number;
}

export const writeStringList = (writer: ByteWriter, values: readonly string[]): void => {
  writer.varint(values.length);
  for (const value of values) writer.varint(value.length);
  writer.text(values.join(''));
};

export const readStringList = (reader: ByteReader): StringList => {
  const count = reader.varint();
  const starts = new Uint32Array(count + 1);
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const length = reader.varint();
    starts[i + 1] = (starts[i] as number) + length;
    if (length > 0 && length < shortest) shortest = length;
    if (length > longest) longest = length;
  }
  const text = reader.text();
  if (text.length !== starts[count]) throw new RangeError('The text does not fit its lengths');
  return { text, starts, shortest, longest };
};

export const stringAt = (list: StringList, entry: number): string =>
  list.text.slice(list.starts[entry], list.starts[entry + 1]);

/** The last entry that begins at or before `position`; if several begin there, this is the non-empty one. */
const entryAt = ({ starts }: StringList, position: number): number => {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Every entry that equals `value`, in order; none for the empty string, which means "absent". */
export const entriesEqualTo = (list: StringList, value: string): readonly number[] => {
  const found: number[] = [];
  if (value.length < list.shortest || value.length > list.longest) return found;
  for (let at = list.text.indexOf(value); at >= 0; at = list.text.indexOf(value, at + 1)) {
    const entry = entryAt(list, at);
    if (list.starts[entry] === at && list.starts[entry + 1] === at + value.length) found.push(entry);
  }
  return found;
};
