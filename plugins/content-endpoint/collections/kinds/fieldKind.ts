import type { RelationTarget } from '../context';

/**
 * A field's meaning beyond its type, from `.meta()` of its schema. The content editor chooses its control by this, and
 * knows what else to ask about when it changes.
 */
export interface FieldKind {
  readonly kind?:
    | 'markdown'
    | 'date'
    | 'moment'
    | 'picture'
    | 'document'
    | 'relation'
    | 'link'
    | 'point'
    | 'week'
    | 'timeOfDay'
    | 'comparisonRates'
    | 'stockNumber'
    | 'filter'
    | 'colour'
    | 'drawing'
    | 'typeface';
  /** For a value that may also be in texts: how it is written there. `words` are there as they are. */
  readonly written?: 'phone' | 'amount' | 'rate' | 'words';
  /** The target of a relation. */
  readonly target?: RelationTarget;
}

declare module 'zod' {
  interface GlobalMeta extends FieldKind {}
}
