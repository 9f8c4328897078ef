/** A filter of a request: at least one of the conditions must hold. */
export type Filter = readonly Condition[];

/** One condition on a record. A record without a value for the attribute never fulfils one. */
export type Condition =
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly operator: Operator;
      readonly number: number;
    };

export type Operator = '<=' | '>=' | '>';
