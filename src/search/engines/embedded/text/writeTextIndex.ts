import type { IndexRecord } from '../../../indexRecord';
import { ByteWriter } from '../format/byteWriter';
import { writeStringList } from '../format/stringList';
import { IDENTIFIERS } from './identifiers';
import { LEVELS, makesAndModels, recordWords } from './recordWords';
import { FIRST_RUN, NEW_RUN, NO_RUN } from './textFile';

const sharedLength = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
};

/** For each word and level, the ascending ranks of the records that have the word there. */
const collectPostings = (records: readonly IndexRecord[]): ReadonlyMap<string, readonly number[][]> => {
  const postings = new Map<string, number[][]>();
  const named = makesAndModels(records);
  records.forEach((record, rank) => {
    for (const [word, level] of recordWords(record, named)) {
      let levels = postings.get(word);
      if (!levels) {
        levels = Array.from({ length: LEVELS }, () => []);
        postings.set(word, levels);
      }
      levels[level]?.push(rank);
    }
  });
  return postings;
};

const gapsOf = (ranks: readonly number[]): Uint8Array => {
  const gaps = new ByteWriter();
  ranks.forEach((rank, i) => {
    gaps.varint(rank - (ranks[i - 1] ?? 0));
  });
  return gaps.written();
};

/**
 * The text file: sorted words (each as its difference from the one before), their postings as gaps, identifiers. The words
 * of a phrase ("Apple CarPlay and Android Auto") are in the same records, so postings that are equal are written once.
 */
export const writeTextIndex = (records: readonly IndexRecord[]): Uint8Array => {
  const postings = collectPostings(records);
  const vocabulary = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const writer = new ByteWriter();
  writer.varint(records.length);
  writer.varint(vocabulary.length);
  const shared = vocabulary.map((word, i) => sharedLength(word, vocabulary[i - 1] ?? ''));
  for (const length of shared) writer.varint(length);
  writeStringList(
    writer,
    vocabulary.map((word, i) => word.slice(shared[i])),
  );
  const runs = new Map<string, number>();
  const lengths: number[] = [];
  const gaps = new ByteWriter();
  for (const word of vocabulary)
    for (const ranks of postings.get(word) ?? []) {
      const key = ranks.join();
      const known = runs.get(key);
      if (ranks.length > 0 && known === undefined) {
        const bytes = gapsOf(ranks);
        runs.set(key, lengths.length);
        lengths.push(bytes.length);
        gaps.raw(bytes);
        writer.varint(NEW_RUN);
      } else writer.varint(known === undefined ? NO_RUN : FIRST_RUN + known);
    }
  for (const length of lengths) writer.varint(length);
  writer.bytes(gaps.written());
  for (const read of IDENTIFIERS) writeStringList(writer, records.map(read));
  return writer.written();
};
