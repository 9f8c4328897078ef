import { nounsOf } from '../../../domain/stock/stockTypes';
import type { IndexRecord } from '../../indexRecord';
import { otherNumber, STOP_WORDS, stem } from '../../stemming';
import {
  type ByteReader,
  ByteWriter,
  readStringList,
  type StringList,
  stringAt,
  writeStringList,
} from './bytes';
import { compounds, neighbours, withLetter, words } from './words';

/** Where a record has a word: title, make or model, another name, equipment, description. Lower levels rank first. */
export const LEVELS = 5;
const TITLE = 0;
const MAKE_OR_MODEL = 1;
const ELSEWHERE = 2;
/** The words of this level and the next are kept by their stems. */
export const EQUIPMENT = 3;
export const DESCRIPTION = 4;

const plain = (text: string): readonly string[] => [
  ...words(text).map((word) => word.text),
  ...compounds(text),
];

const nouns = (text: string): readonly string[] => plain(text).flatMap((word) => [word, otherNumber(word)]);

type WordLevels = ReadonlyMap<string, number>;

const collector = (levels: Map<string, number>) => (added: readonly string[], level: number) => {
  for (const word of added) levels.set(word, Math.min(level, levels.get(word) ?? level));
};

/** The words of all makes and models. In a description they name other cars: "traded in for a Mazda". */
const makesAndModels = (records: readonly IndexRecord[]): ReadonlySet<string> => {
  const names = new Set(records.flatMap(({ make, model }) => [make, model]));
  return new Set([...names].flatMap(plain));
};

/** Every word that finds a record, with its best level among names and its best among details. */
const recordWords = (
  record: IndexRecord,
  named: ReadonlySet<string>,
): readonly (readonly [word: string, level: number])[] => {
  const names = nameWords(record);
  const nouns = stockNouns(record);
  const levels = new Map<string, number>();
  const add = collector(levels);
  const details = (text = ''): readonly string[] =>
    plain(text).flatMap((word) =>
      STOP_WORDS.has(word) || named.has(word) || nouns.includes(word) ? [] : [stem(word)],
    );
  add(details(record.text.equipment), EQUIPMENT);
  add(
    // A number without its unit says nothing: "two keys, 2027, 1,000 km".
    details(record.text.description).filter((word) => !/^\d+$/.test(word)),
    DESCRIPTION,
  );
  return [...names, ...levels];
};

/** What every vehicle of its type is called. */
const stockNouns = ({ card: { stockType }, bodyType }: IndexRecord): readonly string[] => {
  const { singular, plural } = nounsOf({ stockType, bodyType });
  return [...plain(singular), ...plain(plural)];
};

/** The words of a record's names and values, with their best level. */
export const nameWords = (record: IndexRecord): WordLevels => {
  const levels = new Map<string, number>();
  const add = collector(levels);

  add(plain(record.text.title), TITLE);
  add(plain(record.make), MAKE_OR_MODEL);
  add(plain(record.model), MAKE_OR_MODEL);
  add(neighbours(`${record.make} ${record.model}`), MAKE_OR_MODEL);
  add(withLetter(record.text.title), MAKE_OR_MODEL);
  add(nouns(record.bodyType ?? ''), ELSEWHERE);
  add(stockNouns(record), ELSEWHERE);
  for (const text of [
    record.text.subtitle,
    record.text.keywords,
    record.badge,
    record.vehType,
    record.transmissionType,
    record.fuelType,
    record.colour,
    record['location.name'],
    record.dealer,
    record.year === undefined ? undefined : String(record.year),
    ...record.tags,
  ])
    add(plain(text ?? ''), ELSEWHERE);
  return levels;
};

/** The form in which registrations, stock numbers and VINs are compared: without case, spaces and hyphens. */
const identifier = (text: string | undefined): string =>
  words(text ?? '')
    .map((word) => word.text)
    .join('');

/** These match only as a whole: no prefixes, no typos. */
const IDENTIFIERS: readonly ((record: IndexRecord) => string)[] = [
  (record) => identifier(record.text.stockNumber),
  (record) => identifier(record.text.registrationNumber),
  (record) => identifier(record.text.vin),
];

/** How the file says where a word's postings at one level are: nowhere, next in the file, or in an earlier run. */
const NO_RUN = 0;
const NEW_RUN = 1;
const FIRST_RUN = 2;

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
