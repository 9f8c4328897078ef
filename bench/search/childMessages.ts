import type { BenchBatch } from './batches';
import type { BenchAnswer } from './benchEngine';
import type { BenchSample } from './benchSample';
import type { EngineName } from './engines';

interface Place {
  readonly engine: EngineName;
  /** Where the files of the index are. */
  readonly folder: string;
}

/** What the benchmark asks of a process that runs one engine, and what each is answered with. */
export interface ChildCalls {
  readonly build: {
    readonly ask: Place & { readonly sample: BenchSample };
    /** Of the building alone; bytes by file. */
    readonly answer: { readonly seconds: number; readonly bytes: Readonly<Record<string, number>> };
  };
  /** Files opened and ready for keywords; then the very first answer to A, cards and all. */
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
  /** Megabytes more than before the index was opened, after collecting garbage. */
  readonly heap: { readonly ask: object; readonly answer: number };
}

export type ChildCall = keyof ChildCalls;

export type ChildQuestion = {
  [Call in ChildCall]: { readonly call: Call } & ChildCalls[Call]['ask'];
}[ChildCall];

export type ChildReply = { readonly value: unknown } | { readonly error: string };
