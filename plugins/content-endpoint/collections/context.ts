import type { StaticFiles } from '../files/staticFiles';

/** What a file's fields are checked against beyond the file itself: known before any file is parsed. */
export interface ParseContext {
  readonly files: StaticFiles;
  /** The dealership's, in which dates without a time are read. */
  readonly timeZone: string;
  /** The ids that a relation may name, by what it relates to; undefined where they are not known, and any will do. */
  readonly ids: Readonly<Record<RelationTarget, ReadonlySet<string> | undefined>>;
}

/** Where a relation can lead. */
export type RelationTarget = 'vehicle' | 'post' | 'team member' | 'department' | 'category' | 'location';
