import type { DecapStore } from './decapStore';

/** A request of Decap's proxy backend. */
export interface BackendRequest {
  readonly action: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What the dialogues need of the editor. */
export interface Editor {
  readonly decap: DecapStore;
  /** The file's text that the form of a save was opened with; undefined if it is not known. */
  readonly baseOf: (raw: string) => string | undefined;
  readonly send: (request: BackendRequest, terms: object) => Promise<unknown>;
}

/** A failure that a dialogue has already explained: Decap's own message would say less. */
export class Explained extends Error {}
