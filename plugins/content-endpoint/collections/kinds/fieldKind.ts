import type { RelationTarget } from '../context';

/**
 * A field's meaning beyond its type, from `.meta()` of its schema. The content editor chooses its control by this.
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
    | 'timeOfDay'
    | 'comparisonRates'
    | 'stockNumber'
    | 'colour'
    | 'drawing'
    | 'typeface';
  /** The target of a relation. */
  readonly target?: RelationTarget;
}

declare module 'zod' {
  interface GlobalMeta extends FieldKind {}
}
