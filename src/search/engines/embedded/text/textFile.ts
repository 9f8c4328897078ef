import type { ByteReader } from '../format/byteReader';
import { readStringList, type StringList, stringAt } from '../format/stringList';
import { IDENTIFIERS } from './identifiers';
import { LEVELS } from './recordWords';

/** The text file in memory. Postings stay packed until a search needs a word. */
export interface TextFile {
  readonly count: number;
  /** Ascending by UTF-16 code units. */
  readonly vocabulary: readonly string[];
  /** The gaps of word `w` at level `l` are in `gaps`, from `starts[w * LEVELS + l]` to the next start. */
  readonly starts: Uint32Array;
  readonly gaps: Uint8Array;
  readonly identifiers: readonly StringList[];
}

export const readTextFile = (reader: ByteReader): TextFile => {
  const count = reader.varint();
  const size = reader.varint();
  const shared = Array.from({ length: size }, () => reader.varint());
  const rests = readStringList(reader);
  const vocabulary: string[] = [];
  for (let i = 0; i < size; i++)
    vocabulary.push((vocabulary[i - 1] ?? '').slice(0, shared[i]) + stringAt(rests, i));
  const starts = new Uint32Array(size * LEVELS + 1);
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i - 1] as number) + reader.varint();
  const gaps = reader.bytes().slice();
  if (gaps.length !== starts[size * LEVELS]) throw new RangeError('Postings do not fit their lengths');
  const identifiers = IDENTIFIERS.map(() => readStringList(reader));
  return { count, vocabulary, starts, gaps, identifiers };
};
