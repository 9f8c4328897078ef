import type { BenchBatch } from './batches';
import type { BenchAnswer } from './benchEngine';
import type { BenchSample } from './benchSample';
import type { EngineName } from './engines';

interface Place {
  readonly engine: EngineName;
  /** The folder of the index. */
  readonly folder: string;
}

/** The questions to a process that runs one engine, and their answers. */
export interface ChildCalls {
  readonly build: {
    readonly ask: Place & { readonly sample: BenchSample };
    /** Milliseconds of the building alone, and bytes by file. */
    readonly answer: { readonly seconds: number; readonly bytes: Readonly<Record<string, number>> };
  };
  /** Milliseconds until the files are open and ready for keywords, and of the very first answer to A with its cards. */
  readonly open: {
    readonly ask: Place;
    readonly answer: { readonly milliseconds: number; readonly firstMilliseconds: number };
  };
  /** Milliseconds of each batch. */
  readonly time: {
    readonly ask: { readonly batches: readonly BenchBatch[] };
    readonly answer: readonly number[];
  };
  readonly answer: {
    readonly ask: { readonly batches: readonly BenchBatch[] };
    readonly answer: readonly (readonly BenchAnswer[])[];
  };
  /** Megabytes more than before the index was opened, after a garbage collection. */
  readonly heap: { readonly ask: object; readonly answer: number };
}

export type ChildCall = keyof ChildCalls;

export type ChildQuestion = {
  [Call in ChildCall]: { readonly call: Call } & ChildCalls[Call]['ask'];
}[ChildCall];

export type ChildReply = { readonly value: unknown } | { readonly error: string };
