import type { IndexRecord } from '../../src/search/indexRecord';
import type { BenchBatch } from './batches';

/** One search library in the benchmark: what a build would write for it, and how a page would open and query that. */
export interface BenchEngine {
  readonly build: (records: readonly IndexRecord[]) => Promise<readonly BenchFile[]>;
  /** Ready for a search with keywords. Files that only hold cards may be read later. */
  readonly open: (read: ReadFile) => Promise<BenchClient>;
  /** What its answers leave out or define differently, so that it is not compared. Each is printed. */
  readonly exceptions: readonly Exception[];
}

export interface BenchFile {
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
  readonly facets_stats?: Statistics | undefined;
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Statistics = Readonly<Record<string, Range>>;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly sum: number;
}

export type Exception = 'no statistics' | 'counts of a chosen facet ignore what is chosen in it';
