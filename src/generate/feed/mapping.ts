import { z } from 'zod';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../domain/stock/stockFields';

/** A regular expression as text, checked when the mapping is read. */
const pattern = z.string().refine(
  (source) => {
    try {
      new RegExp(source, 'u');
      return true;
    } catch {
      return false;
    }
  },
  { error: ({ input }) => `"${String(input)}" is not a regular expression` },
);

const column = z.string().min(1);

/**
 * How to make one value, in this order: take the first of the columns that has a value, match, remove what other fields
 * already say, replace, look up, split. If a step leaves nothing, the value is missing.
 */
const ruleSchema = z
  .strictObject({
    /** A column, a path (`price.amount`), or several. The first one with a value counts. */
    from: z.union([column, z.array(column).min(1)]).optional(),
    /** The same value for every row. */
    constant: z.union([z.string(), z.number(), z.boolean()]).optional(),
    /** Keep only what this regular expression finds: its first group, or the whole match. */
    match: pattern.optional(),
    /** Remove the values of these fields from the start, one after another. These fields cannot have an `after` themselves. */
    after: z.array(z.enum(STOCK_FIELD_NAMES as [StockFieldName, ...StockFieldName[]])).optional(),
    /** Replace every match of the first with the second. */
    replace: z.array(z.tuple([pattern, z.string()])).optional(),
    /** Words of the feed and their meanings. */
    map: z.record(z.string(), z.string()).optional(),
    /** What to do with a word that is not in `map`. */
    otherwise: z.enum(['keep', 'drop']).default('keep'),
    /** Cut the text into a list at this separator. */
    split: z.string().min(1).optional(),
  })
  .refine((rule) => (rule.from === undefined) !== (rule.constant === undefined), {
    error: 'needs either "from" or "constant"',
  });

const sourceSchema = z.union([column, ruleSchema]);

/** A column name, a rule, several of these (the first one with a value counts), or `each` of them as a list. */
const fieldSchema = z.union([
  sourceSchema,
  z.array(sourceSchema).min(1),
  z.strictObject({ each: z.array(sourceSchema).min(1) }),
]);

/** Repairs a row whose values are in the wrong columns. */
const repairSchema = z.strictObject({
  name: z.string().min(1),
  /** The repair applies if all these columns match their regular expressions. */
  when: z.record(column, pattern),
  /** Each column to write, and the column whose value it gets; null empties it. */
  columns: z.record(column, column.nullable()),
});

/** The content of a mapping file: how the columns of a feed become the fields of a stock item. */
export const mappingSchema = z.strictObject({
  format: z.enum(['csv', 'json', 'xml']).optional(),
  /** The path to the rows in a JSON or XML feed: `inventory.vehicle`. */
  rows: z.string().min(1).optional(),
  delimiter: z.string().length(1).optional(),
  /** Whether every field is read from the column with its name, unless `fields` says otherwise. */
  identity: z.boolean().default(false),
  repairs: z.array(repairSchema).default([]),
  fields: z
    .partialRecord(z.enum(STOCK_FIELD_NAMES as [StockFieldName, ...StockFieldName[]]), fieldSchema)
    .default({}),
});

export type Mapping = z.infer<typeof mappingSchema>;
export type FieldRule = z.infer<typeof ruleSchema>;
export type FieldSource = z.infer<typeof sourceSchema>;
export type FieldMapping = z.infer<typeof fieldSchema>;
export type Repair = z.infer<typeof repairSchema>;

/** The mapping of a feed without a mapping file: its columns have the names of the fields. */
export const IDENTITY_MAPPING: Mapping = { identity: true, repairs: [], fields: {} };
