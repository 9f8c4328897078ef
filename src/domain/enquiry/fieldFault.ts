/** What is wrong with one field of a form, in words for the person who typed it. */
export interface FieldFault<Field extends string> {
  readonly field: Field;
  readonly message: string;
}
