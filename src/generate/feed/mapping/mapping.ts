import { z } from 'zod';
import { FACET_FIELDS, type FacetWords } from '../../../domain/stock/facetWords';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../domain/stock/stockFields';

/** More than this in characters is not an expression, but a program. */
const LONGEST_EXPRESSION = 4_000;

const source = z.union([
  z.string().trim().min(1, 'is empty').max(LONGEST_EXPRESSION),
  z.number(),
  z.boolean(),
  z.null(),
]);

/** The content of a mapping file: how the columns of a feed become the fields of a stock item. `docs/feeds.md` explains it. */
export const mappingSchema = z.strictObject({
  /** A format whose mapping this one extends. */
  format: z.string().min(1).optional(),
  /** The path to the rows in a JSON or XML feed: `inventory.vehicle`. */
  rows: z.string().min(1).optional(),
  /** What is between the cells of a CSV feed. */
  delimiter: z.string().length(1, 'must be one character').optional(),
  /** The names of the columns of a CSV feed without a header. */
  columns: z.array(z.string()).min(1).max(2_000).optional(),
  /**
   * For each field a column, a path, or an expression in JSONata. A number, true or false is that value in every row; null
   * leaves the field out.
   */
  fields: z
    .partialRecord(z.enum(STOCK_FIELD_NAMES as [StockFieldName, ...StockFieldName[]]), source)
    .default({}),
  /** For each field that shoppers choose by the words to show, and the feed's words that mean the same. */
  words: z
    .partialRecord(z.enum(FACET_FIELDS), z.record(z.string().min(1), z.array(z.string()).max(500)))
    .optional(),
});

export type FieldSource = z.infer<typeof source>;

/** A mapping, with that of its format in it. */
export interface Mapping {
  /** Where the mapping is from, for messages: a file or the name of a format. */
  readonly name: string;
  readonly rows?: string;
  readonly delimiter?: string;
  readonly columns?: readonly string[];
  readonly words?: FacetWords;
  readonly fields: Readonly<Partial<Record<StockFieldName, FieldSource>>>;
  /** The fields that the dealer's own file maps. A column that these name must be in the feed. */
  readonly own: ReadonlySet<StockFieldName>;
}

/** The mapping of a feed whose columns have the names of the fields. */
export const OWN_NAMES: Mapping = {
  name: 'forecourt',
  fields: Object.fromEntries(STOCK_FIELD_NAMES.map((field) => [field, field])),
  own: new Set(),
};
