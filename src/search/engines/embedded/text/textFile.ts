import type { ByteReader } from '../format/byteReader';
import { readStringList, type StringList, stringAt } from '../format/stringList';
import { IDENTIFIERS } from './identifiers';
import { LEVELS } from './recordWords';

/** How the file says where a word's postings at one level are: nowhere, next in the file, or in an earlier run. */
export const NO_RUN = 0;
export const NEW_RUN = 1;
export const FIRST_RUN = 2;

/** The text file in memory. Postings stay packed until a search needs a word. */
export interface TextFile {
  readonly count: number;
  /** Ascending by UTF-16 code units. */
  readonly vocabulary: readonly string[];
  /** For word `w` at level `l`, its gaps in `gaps` are from `starts[w * LEVELS + l]` to `ends[w * LEVELS + l]`. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
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
  let runs = 0;
  const runOf = Array.from({ length: size * LEVELS }, () => {
    const mark = reader.varint();
    if (mark >= FIRST_RUN + runs) throw new RangeError('No such postings');
    return mark === NEW_RUN ? runs++ : mark - FIRST_RUN;
  });
  const bounds = new Uint32Array(runs + 1);
  for (let i = 0; i < runs; i++) bounds[i + 1] = (bounds[i] as number) + reader.varint();
  const gaps = reader.bytes().slice();
  if (gaps.length !== bounds[runs]) throw new RangeError('Postings do not fit their lengths');
  const starts = new Uint32Array(runOf.length);
  const ends = new Uint32Array(runOf.length);
  runOf.forEach((run, i) => {
    if (run < 0) return;
    starts[i] = bounds[run] as number;
    ends[i] = bounds[run + 1] as number;
  });
  const identifiers = IDENTIFIERS.map(() => readStringList(reader));
  return { count, vocabulary, starts, ends, gaps, identifiers };
};
