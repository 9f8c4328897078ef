import type { Folder } from './files/rawContent';

export type Fields = Readonly<Record<string, unknown>>;

/** One value that a save changes. */
export interface ChangedValue {
  readonly folder: Folder;
  readonly id: string;
  /** `grades[].fromPrice`: the path without places in lists. */
  readonly path: string;
  /** Whether it is in dollars. */
  readonly isAmount: boolean;
  /** Absent if there was none. */
  readonly before?: unknown;
  readonly value: unknown;
  /** The whole entry as it would be saved. */
  readonly entry: Fields;
  /** The whole entry as it is; absent for a new one. */
  readonly was?: Fields | undefined;
  /** The dealership's date: `2026-11-26`. */
  readonly today: string;
}

/** What is asked about a changed value, if anything. */
export type QuestionRule = (changed: ChangedValue) => string | undefined;

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
