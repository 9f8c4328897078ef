import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { nearest } from '../../../src/config/nearest';
import { isAddress } from '../../../src/domain/addressName';
import { err, ok, type Result } from '../../../src/domain/result';
import { FACET_FIELDS, type FacetWords } from '../../../src/domain/stock/facetWords';
import type { Mark } from '../../../src/domain/stock/parse/writtenNumber';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import { fieldsOfName } from '../fieldNames';
import { FORMATS, isFormat, presetFile } from '../presets/presets';
import type { StockFault } from '../stockReport';

/** More than this in characters is not an expression, but a program. */
const LONGEST_EXPRESSION = 4_000;

const source = z.union([
  z.string().trim().min(1, 'is empty').max(LONGEST_EXPRESSION),
  z.number(),
  z.boolean(),
  z.null(),
]);

/** The content of a mapping file: how the columns of a feed become the fields of a stock item. `docs/feeds.md` explains it. */
const mappingSchema = z.strictObject({
  /** A format whose mapping this one extends. */
  format: z.string().min(1).optional(),
  /** The path to the rows in a JSON or XML feed: `inventory.vehicle`. */
  rows: z.string().min(1).optional(),
  /** What is between the cells of a CSV feed. */
  delimiter: z.string().length(1, 'must be one character').optional(),
  /** What begins the fraction of a number, where the feed's own cells leave it open. */
  decimalMark: z.enum(['.', ','], { error: 'must be "." or ","' }).optional(),
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

/** A mapping, with the fields of its format filled in. */
export interface Mapping {
  /** Where the mapping is from, for messages: a file or the name of a format. */
  readonly name: string;
  readonly rows?: string;
  readonly delimiter?: string;
  readonly decimalMark?: Mark;
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

const PACKING = /(?:\.(?:csv|tsv|txt|json|jsonl|ndjson|xml))?(?:\.(?:gz|zip))?$/i;

/**
 * The mapping file that belongs beside a feed, whether it is there or not: `stock.csv.gz` → `stock.mapping.yml`,
 * `exports/stock-*.csv` → `exports/stock.mapping.yml`, `exports/` → `exports.mapping.yml`.
 */
export const mappingFileName = (feed: string): string =>
  `${feed
    .replace(PACKING, '')
    .replace(/[-_. ]*\*.*$/, '')
    .replace(/\/+$/, '')}.mapping.yml`;

/** The mapping file beside a feed; `null` if there is none. */
export const mappingFileBeside = (feed: string): string | null => {
  if (isAddress(feed)) return null;
  const file = mappingFileName(feed);
  return existsSync(file) ? file : null;
};

const parseYaml = (text: string): Result<unknown, string> => {
  try {
    return ok(parse(text, { maxAliasCount: 100 }) ?? {});
  } catch (error) {
    return err(`is not YAML: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : error}`);
  }
};

/** The field that a name means in some system, or is nearly written like: `gears` is `transNum`. */
const likelyField = (name: string): StockFieldName | undefined => {
  const [meant] = [...fieldsOfName([name])].filter(([, fit]) => fit > 0.8).sort((a, b) => b[1] - a[1]);
  if (meant) return meant[0];
  // A misspelt name still begins with its letter.
  const alike = STOCK_FIELD_NAMES.filter((field) => field[0] === name[0]);
  return nearest(name, alike) as StockFieldName | undefined;
};

const unknownField = (name: string): string => {
  const like = likelyField(name);
  return `"${name}" is not a field of a stock item${like ? `: is it "${like}"?` : ''} (npm run stock:check -- --fields lists them)`;
};

const explain = (issue: z.core.$ZodIssue): readonly (readonly [string, string])[] => {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [
      place,
      place === 'fields' ? unknownField(key) : `"${key}" is not a word of a mapping`,
    ]);
  if (issue.code === 'invalid_union')
    return [[place, 'must be a column, an expression, a number, true, false or null']];
  return [[place, issue.message]];
};

type ReadMapping = Result<Mapping, readonly StockFault[]>;

const mappingOf = async (text: string, name: string): Promise<ReadMapping> => {
  const yaml = parseYaml(text);
  if (yaml.kind === 'err') return err([{ file: name, reason: yaml.fault }]);
  const parsed = mappingSchema.safeParse(yaml.value);
  if (!parsed.success) {
    const faults = parsed.error.issues.flatMap(explain);
    return err(faults.map(([field, reason]) => ({ file: name, ...(field && { field }), reason })));
  }
  const { format, ...own } = parsed.data;
  const base = format === undefined ? ok(undefined) : await readPreset(format);
  if (base.kind === 'err') return err(base.fault.map((fault) => ({ ...fault, file: name, field: 'format' })));
  return ok({
    ...base.value,
    ...own,
    name,
    fields: { ...base.value?.fields, ...own.fields },
    own: new Set(Object.keys(own.fields) as StockFieldName[]),
  });
};

/** The mapping of a format that the site knows: `dealer-studio`. */
export const readPreset = async (format: string): Promise<ReadMapping> => {
  if (format === OWN_NAMES.name) return ok(OWN_NAMES);
  if (!isFormat(format)) {
    const reason = `"${format}" is not a known format: ${[OWN_NAMES.name, ...FORMATS].join(', ')}`;
    return err([{ file: 'STOCK_FEED_FORMAT', reason }]);
  }
  const read = await mappingOf(await readFile(presetFile(format), 'utf8'), format);
  return read.kind === 'ok' ? ok({ ...read.value, own: new Set() }) : read;
};

/** Reads a mapping file, or returns all its faults with their places. */
export const readMapping = async (file: string): Promise<ReadMapping> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return err([{ file, reason: `cannot be read: ${code === 'ENOENT' ? 'the file does not exist' : code}` }]);
  }
  return mappingOf(text, file);
};
