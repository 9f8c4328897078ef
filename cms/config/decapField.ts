/** The parts of a field of Decap's configuration that we use (https://decapcms.org/docs/widgets/). */
export interface DecapField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly pattern?: readonly [expression: string, message: string];
  readonly fields?: readonly DecapField[];
  readonly field?: DecapField;
  readonly types?: readonly DecapField[];
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly [option: string]: unknown;
}
