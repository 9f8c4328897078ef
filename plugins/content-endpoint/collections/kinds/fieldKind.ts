import type { RelationTarget } from '../context';

/**
 * What a field means beyond its type, as `.meta()` of its schema says: the content editor chooses its control by it.
 */
export interface FieldKind {
  readonly kind?: 'markdown' | 'date' | 'picture' | 'document' | 'relation';
  /** Where a relation leads. */
  readonly target?: RelationTarget;
}

declare module 'zod' {
  interface GlobalMeta extends FieldKind {}
}
