import type { Result } from '../../../../domain/result';
import type { StockCard } from '../../../../domain/stock/stockCard';
import type { Manifest } from '../files/manifest';
import type { IndexFault } from '../indexFault';
import type { BatchResponse } from '../searchResponse';

/** The page's questions to the Worker, and the Worker's answers. */
export interface WorkerCalls {
  /** Opens the index; the page has fetched the manifest while the Worker was starting. */
  readonly open: { readonly ask: OpenCall; readonly answer: number };
  readonly search: { readonly ask: { readonly requests: unknown }; readonly answer: BatchResponse };
  readonly cards: {
    readonly ask: { readonly ids: readonly string[] };
    readonly answer: readonly (StockCard | undefined)[];
  };
}

export interface OpenCall {
  readonly indexUrl: string;
  readonly manifest: Manifest;
  /** Set after a fault: bypass the browser's cache. */
  readonly afresh: boolean;
}

export type WorkerCallType = keyof WorkerCalls;

export type WorkerQuestion = {
  [Type in WorkerCallType]: { readonly id: number; readonly type: Type } & WorkerCalls[Type]['ask'];
}[WorkerCallType];

export interface WorkerReply {
  readonly id: number;
  readonly result: Result<WorkerCalls[WorkerCallType]['answer'], IndexFault>;
}
