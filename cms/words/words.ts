/** What staff read beside a field, and how its control looks. */
interface Spoken {
  /** Words that staff use for it. */
  readonly label: string;
  /** Units, an example, where it is shown. */
  readonly hint?: string;
  /** Only the system reads it: the editor makes it (`rowNames`), and no form shows it. */
  readonly isMade?: boolean;
}

interface SpokenList extends Spoken {
  /** One of the list: "Add phone". */
  readonly labelSingular: string;
  /** Several of them, after a number: "2 opening times". Left out: the label. */
  readonly labelPlural?: string;
}

interface SpokenGroup extends Spoken {
  /** The group's own line while it is closed, from its fields: `{{fields.name}}`. */
  readonly summary?: string;
  /** Whether it is closed until it is wanted. */
  readonly collapsed?: boolean;
}

type Item<List> = List extends readonly (infer One)[] ? One : never;

/** A choice has a label for each of its values; any other text has none. */
type Choice<Value> = string extends Value
  ? object
  : [Value] extends [string]
    ? { readonly options: Readonly<Record<Value, string>> }
    : object;

type IsUnion<Value, Whole = Value> = Value extends unknown ? ([Whole] extends [Value] ? false : true) : never;

type Block = { readonly type: string };

/** Each block by its `type`: its own label and the words of its fields. */
type Types<Union extends Block> = {
  readonly [Type in Union['type']]: Spoken & {
    readonly summary?: string;
    readonly fields: WordsOf<Omit<Extract<Union, { readonly type: Type }>, 'type'>>;
  };
};

type Picture = { readonly url: string; readonly alt: string };

/** The words of one field, by the kind of value its file holds. A picture's parts are the same everywhere. */
type Words<Value> = [Value] extends [readonly unknown[]]
  ? SpokenList &
      (Item<Value> extends Picture
        ? object
        : true extends IsUnion<Extract<Item<Value>, Block>>
          ? { readonly types: Types<Extract<Item<Value>, Block>> }
          : Item<Value> extends object
            ? { readonly summary: string; readonly fields: WordsOf<Item<Value>> }
            : Choice<Item<Value>>)
  : [Value] extends [Picture]
    ? Spoken
    : [Value] extends [object]
      ? SpokenGroup & { readonly fields: WordsOf<Value> }
      : Spoken & Choice<Value>;

/**
 * The words of a file or a group of fields: each field of the loader's schema has some, and nothing else has, in the
 * order in which the editor shows them. The compiler holds both.
 * @typeParam Fields what the file may say: `z.input` of its schema
 */
export type WordsOf<Fields> = {
  readonly [Name in keyof Fields]-?: Words<NonNullable<Fields[Name]>>;
};

/** The words of a field of any kind. `WordsOf` has already checked them against the schema. */
export interface AnyWords {
  readonly label: string;
  readonly labelSingular?: string;
  readonly labelPlural?: string;
  readonly hint?: string;
  readonly isMade?: boolean;
  readonly summary?: string;
  readonly collapsed?: boolean;
  readonly options?: Readonly<Record<string, string>>;
  readonly fields?: AnyFieldWords;
  readonly types?: Readonly<Record<string, AnyWords>>;
}

export type AnyFieldWords = Readonly<Record<string, AnyWords>>;
