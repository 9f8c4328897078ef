import { gunzipSync, gzipSync } from 'node:zlib';
import { ATTRIBUTES } from '../../src/search/engines/embedded/build';
import { nameWords } from '../../src/search/engines/embedded/textFile';
import type { IndexRecord } from '../../src/search/indexRecord';
import type { BenchBatch, BenchRequest } from './batches';

/** One search library in the benchmark: what a build would write for it, and how a page would open and query that. */
export interface BenchEngine {
  readonly build: (records: readonly IndexRecord[]) => Promise<readonly BenchFile[]>;
  /** Ready for a search with keywords. Files that only hold cards may be read later. */
  readonly open: (read: ReadFile) => Promise<BenchClient>;
  /** What its answers leave out or define differently, so that it is not compared. Each is printed. */
  readonly exceptions: readonly Exception[];
}

interface BenchFile {
  readonly name: string;
  /** As sent: gzipped. */
  readonly bytes: Uint8Array;
}

export type ReadFile = (name: string) => Promise<Uint8Array>;

export type BenchClient = (batch: BenchBatch) => Promise<readonly BenchAnswer[]>;

/** The part of an answer that every library has, in Algolia's shape. */
export interface BenchAnswer {
  readonly nbHits: number;
  readonly hits: readonly unknown[];
  readonly facets?: Counts | undefined;
  readonly facets_stats?: Readonly<Record<string, Range>> | undefined;
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly sum: number;
}

export type Exception = 'no statistics' | 'counts of a chosen facet ignore what is chosen in it';

/** Packs a value as gzipped JSON, which is how a library's index is sent. */
export const packed = (name: string, value: unknown): BenchFile => ({
  name,
  bytes: gzipSync(JSON.stringify(value), { level: 9 }),
});

export const unpackedText = async (read: ReadFile, name: string): Promise<string> =>
  gunzipSync(await read(name)).toString('utf8');

export type PlainValue = string | number | readonly string[];

/**
 * A record for the other libraries: its attributes, and one text with the words of its names and values. That is generous to
 * them: no levels of relevance, no equipment or description, no registration, stock number or VIN, no card.
 */
export const plainRecord = (record: IndexRecord) => ({
  id: record.objectID,
  words: [...nameWords(record).keys()].join(' '),
  attributes: Object.fromEntries(
    ATTRIBUTES.flatMap((attribute): [string, PlainValue][] => {
      const value = attribute.read(record);
      return value === undefined || value === '' ? [] : [[attribute.name, value]];
    }),
  ),
});

export type PlainRecord = Readonly<ReturnType<typeof plainRecord>>;

/** A request for libraries that do not use Algolia's query language. All groups must match; in each, one of the values must. */
export function plainRequest({ params }: BenchRequest) {
  const bounds = new Map<string, { min: number; max: number }>();
  for (const filter of params.numericFilters ?? []) {
    const [attribute = '', number] = filter.split(/[<>]=/);
    const known = bounds.get(attribute) ?? { min: -Infinity, max: Infinity };
    bounds.set(attribute, { ...known, [filter.includes('>=') ? 'min' : 'max']: Number(number) });
  }
  return {
    query: params.query,
    groups: (params.facetFilters ?? []).map((group) => ({
      attribute: group[0]?.split(':')[0] ?? '',
      values: group.map((filter) => filter.slice(filter.indexOf(':') + 1)),
    })),
    ranges: [...bounds].map(([attribute, bound]) => ({ attribute, ...bound })),
    facets: [params.facets].flat(),
    from: params.page * params.hitsPerPage,
    hitsPerPage: params.hitsPerPage,
  };
}

export type PlainRequest = Readonly<ReturnType<typeof plainRequest>>;
