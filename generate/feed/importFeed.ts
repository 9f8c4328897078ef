import { nearest } from '../../src/config/nearest';
import { formatNumber } from '../../src/domain/formatNumber';
import { err, ok, type Result } from '../../src/domain/result';
import type { FacetWords } from '../../src/domain/stock/facetWords';
import { cleanLine, isNothing, withoutPasswords } from '../../src/domain/stock/parse/readText';
import {
  type ColumnStyles,
  createFieldReader,
  type FieldFault,
  type RawStockItem,
  type ReadFields,
  type StockContext,
  shownValue,
  toStockItem,
} from '../../src/domain/stock/parseStockItem';
import type { StockFieldName } from '../../src/domain/stock/stockFields';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { createColumnKinds } from './columnKinds';
import { createColumnStyles } from './columnStyles';
import { createEmptyWords } from './emptyWords';
import {
  type CompiledMapping,
  compileMapping,
  evaluate,
  type MappedValues,
  plainValues,
  type ReadPath,
} from './mapping/compileMapping';
import { createCurrencyCheck } from './mapping/priceCurrency';
import { type Mapping, OWN_NAMES } from './mapping/readMapping';
import { recogniseFormat } from './presets/presets';
import { openFeed } from './rows/openFeed';
import { FeedFault, type RawFeed, type RawRow, type RawValues, repeatsHeader } from './rows/rawFeed';
import { rowHash, valueAt } from './rows/valueAt';
import type { FeedBytes } from './source/readSource';
import {
  createFaultLog,
  type DeadPath,
  type LeftOutRow,
  type QuarantinedRow,
  rowFault,
  type StockFault,
  type StockReport,
} from './stockReport';

/** Sees each value of each row, for statistics. */
export interface FieldObserver {
  /** @param value what was read; `undefined` if it could not be. Values that count as nothing are left out. */
  readonly field: (field: StockFieldName, value: unknown) => void;
  /** The rows are read once more from the first one: forget all values. */
  readonly restart: () => void;
}

export interface ImportOptions {
  /** Absent: the feed's columns have the names of the fields. */
  readonly mapping?: Mapping;
  readonly site: StockContext;
  /** What rows are given that say nothing themselves: the condition or the yard of a feed. */
  readonly defaults?: RawStockItem;
  readonly onProgress?: (rows: number) => void;
  readonly observer?: FieldObserver;
}

/** An accepted item and the row that it comes from. */
export interface ImportedItem {
  readonly feed: string;
  readonly item: StockItem;
  readonly row: number;
  readonly line?: number;
  /** Whether the feed has pictures of the item over http. */
  readonly isOverHttp?: true;
}

/** One feed, read row by row. `uniteFeeds` makes the stock of one or several of these. */
export interface FeedImport extends StockReport {
  readonly items: readonly ImportedItem[];
  /** A known format whose names the feed has, where no mapping was given. */
  readonly proposedFormat?: string;
  /** The mapping's words for what shoppers choose by. */
  readonly words?: FacetWords;
  /** The hosts of pictures that the feed has over http. */
  readonly httpHosts: ReadonlySet<string>;
  /** False if rows may be missing from the end. Then only an earlier count could show it. */
  readonly isEndKnown: boolean;
}

/** How many rows pass between two calls of `onProgress`. */
const PROGRESS_ROWS = 1000;

/** More rows than any group of dealers has. */
const MAX_ROWS = 1_000_000;

/** This many rows are enough to find the paths of a tree. */
const ROWS_FOR_PATHS = 300;
const MAX_PATHS = 2_000;

/** The dotted paths to the values of a row, through lists. */
const collectPaths = (value: unknown, prefix: string, paths: Set<string>, depth = 0): void => {
  if (paths.size >= MAX_PATHS || depth > 8) return;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 20)) collectPaths(entry, prefix, paths, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      collectPaths(
        part,
        key === '#text' ? prefix : prefix === '' ? key : `${prefix}.${key}`,
        paths,
        depth + 1,
      );
  } else if (prefix !== '') paths.add(prefix);
};

const isEmptyRow = (values: RawValues): boolean => {
  for (const key in values) if (!isNothing(values[key])) return false;
  return true;
};

/** The id in the row itself, to report a row that could not be parsed. */
const statedId = (raw: RawStockItem): string | undefined => {
  const id = [raw.id, raw.stockNumber, raw.vin].find((value) => !isNothing(value));
  return typeof id === 'string' || typeof id === 'number' ? shownValue(cleanLine(String(id))) : undefined;
};

/** Texts that repeat from row to row are this short: makes, colours, yards. */
const MAX_SHARED_LENGTH = 40;
const MAX_SHARED_TEXTS = 20_000;

/** Gives one copy of each text that repeats: the parser makes a new one for every cell. */
const createSharedTexts = (): ((text: string) => string) => {
  const texts = new Map<string, string>();
  return (text) => {
    if (text.length > MAX_SHARED_LENGTH) return text;
    const known = texts.get(text);
    if (known === undefined && texts.size < MAX_SHARED_TEXTS) texts.set(text, text);
    return known ?? text;
  };
};

const hostOf = (address: string): string => new URL(address).host;

/** One pass over the rows of a feed. `unseen` are the paths of the mapping that no row has. */
async function passOver(
  feed: RawFeed,
  name: string,
  mapping: CompiledMapping,
  decided: ColumnStyles | undefined,
  { site, defaults = {}, onProgress, observer }: ImportOptions,
) {
  const items: ImportedItem[] = [];
  const quarantined: QuarantinedRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const faults = createFaultLog();
  const styles = createColumnStyles(mapping.mapping.decimalMark);
  const kinds = createColumnKinds(site.money.currency);
  const empty = createEmptyWords();
  const foreignPrices = createCurrencyCheck(mapping, site.money);
  const paths = new Set<string>(feed.columns);
  const unseen = new Set(mapping.paths.filter(({ path }) => !feed.columns?.includes(path)));
  const httpHosts = new Set<string>();
  const fieldsOf = createFieldReader(site.money, decided ?? styles.stated);
  const shared = createSharedTexts();
  let read = 0;

  const placeOf = ({ row, line }: RawRow, id?: string) => ({ feed: name, row, line, id });

  const hashed = [...new Set(mapping.paths.map(({ path }) => path))].sort();
  const given = Object.entries(defaults) as [StockFieldName, unknown][];

  /** What a row gives for each field, with the faults of expressions. */
  const map = async (values: RawValues): Promise<readonly [MappedValues, readonly FieldFault[]]> => {
    const mapped = plainValues(mapping, values);
    for (const key in mapped) {
      const value = mapped[key as StockFieldName];
      if (typeof value === 'string') mapped[key as StockFieldName] = shared(value);
    }
    const failed = mapping.expressions.length === 0 ? [] : await evaluate(mapping, values, mapped);
    for (const [field, value] of given) if (isNothing(mapped[field])) mapped[field] = value;
    const foreign = foreignPrices(values, mapped);
    return [mapped, [...failed.map((fault) => ({ ...fault, level: 'field' as const })), ...foreign]];
  };

  const see = (mapped: MappedValues, { values, faults: unread }: ReadFields): void => {
    for (const key in mapped) {
      const field = key as StockFieldName;
      const raw = mapped[field];
      if (raw === undefined || raw === '') continue;
      const value = values[field];
      const isFaulty = unread.length > 0 && unread.some((fault) => fault.field === field);
      if (value === undefined && !isFaulty) {
        empty.add(field, raw);
        continue;
      }
      styles.add(field, raw);
      kinds.add(field, raw, value !== undefined || !isFaulty);
      observer?.field(field, value);
    }
  };

  for await (const row of feed.rows()) {
    read++;
    if (read % PROGRESS_ROWS === 0) onProgress?.(read);
    if (read > MAX_ROWS) throw new FeedFault(`has more than ${formatNumber(MAX_ROWS)} rows`);
    if (row.broken) {
      quarantined.push({ ...placeOf(row), faults: [rowFault(row.broken)] });
      continue;
    }
    const isEmpty = isEmptyRow(row.values);
    if (isEmpty || repeatsHeader(row.values)) {
      leftOut.push({ ...placeOf(row), reason: isEmpty ? 'is empty' : 'is the header again' });
      continue;
    }
    if (!feed.columns && read <= ROWS_FOR_PATHS) collectPaths(row.values, '', paths);
    for (const path of unseen)
      if (valueAt(row.values, path.path, path.keys) !== undefined) unseen.delete(path);

    const [mapped, failed] = await map(row.values);
    const fields = fieldsOf(mapped);
    see(mapped, fields);
    const parsed = toStockItem({ ...fields, faults: [...failed, ...fields.faults] }, mapped, site, () =>
      rowHash(row.values, hashed),
    );
    if (parsed.kind === 'err') {
      quarantined.push({ ...placeOf(row, statedId(mapped)), faults: parsed.fault });
      continue;
    }
    const { item, isHidden, overHttps } = parsed.value;
    if (isHidden) {
      leftOut.push({
        ...placeOf(row, item.id),
        reason: `its status is ${JSON.stringify(shownValue(mapped.status))}`,
      });
      continue;
    }
    if (row.odd)
      faults.add({ ...placeOf(row, item.id), field: 'row', value: '', reason: row.odd, level: 'warning' });
    for (const fault of parsed.value.faults) faults.add({ ...placeOf(row, item.id), ...fault });
    for (const address of overHttps) httpHosts.add(hostOf(address));
    items.push({
      feed: name,
      item,
      row: row.row,
      line: row.line,
      ...(overHttps.length > 0 ? { isOverHttp: true } : {}),
    });
  }
  if (read % PROGRESS_ROWS !== 0) onProgress?.(read);
  return { read, items, quarantined, leftOut, faults, styles, kinds, empty, paths, unseen, httpHosts };
}

type Pass = Awaited<ReturnType<typeof passOver>>;

/** Columns that the dealer's own mapping names and the header lacks. A misspelt one would silently empty a field. */
const missingColumns = ({ mapping, paths }: CompiledMapping, { columns }: RawFeed): readonly StockFault[] => {
  if (!columns) return [];
  return paths
    .filter(
      ({ field, path, keys }) =>
        mapping.own.has(field) && !columns.includes(path) && !columns.includes(keys[0] ?? ''),
    )
    .map(({ field, path }) => {
      const like = nearest(path, columns);
      const reason = `names the column "${path}", which the feed does not have${like ? `: is it "${like}"?` : ''}`;
      return { place: `${mapping.name}: fields.${field}`, reason };
    });
};

const cutShort = (bytes: Buffer): boolean => {
  const last = bytes.at(-1);
  return last !== 0x0a && last !== 0x0d;
};

/** A CSV download of unknown length must end in a complete line. JSON and XML have their own closing mark. */
const CUT =
  'may have been cut short: its server does not say how long it is, and its last line has no end. ' +
  'Have the server say Content-Length, or end the file with a line break';

/** Only of the dealer's own file: a format names everything that its system may send, and no feed has all of it. */
const deadPathsOf = (
  feed: string,
  { unseen, paths }: Pass,
  { mapping }: CompiledMapping,
): readonly DeadPath[] =>
  [...unseen]
    .filter(({ field }) => mapping.own.has(field))
    .map(({ field, path }) => {
      const like = nearest(path, paths);
      return { feed, field, path, ...(like === undefined ? {} : { like: shownValue(like) }) };
    });

/** Whether the mapping reads a path, something inside it, or what it is inside: `photos.0.url`, `Price.#text`. */
const isUsed = (path: string, used: readonly ReadPath[]): boolean =>
  used.some((one) => {
    const read = one.path.replace(/\.\d+(?=\.|$)/g, '');
    return read === path || path.startsWith(`${read}.`) || read.startsWith(`${path}.`);
  });

/**
 * Reads one feed, from its bytes to stock items: knows its kind, decodes it, maps and parses its rows. A row that cannot be a
 * stock item is put into quarantine; a value that cannot be read costs its field. The whole feed fails only if it is not a feed,
 * is cut short, or has a faulty mapping.
 */
export const importFeed = async (
  file: Pick<FeedBytes, 'name' | 'bytes'> & Partial<FeedBytes>,
  options: ImportOptions,
): Promise<Result<FeedImport, readonly StockFault[]>> => {
  const { name: feed, bytes, size, sha256, isEndKnown = true } = file;
  const fault = (reason: string) => err([{ place: feed, reason: withoutPasswords(reason) }]);
  const mapping = options.mapping ?? OWN_NAMES;
  const opened = openFeed(bytes, mapping, file.charset);
  if (opened.kind === 'err') return fault(opened.fault);
  const raw = opened.value;
  const hasEnd = isEndKnown || raw.kind === 'json' || raw.kind === 'xml';
  if (!hasEnd && cutShort(bytes)) return fault(CUT);
  const compiled = compileMapping(mapping, raw.columns);
  if (compiled.kind === 'err') return compiled;
  const missing = missingColumns(compiled.value, raw);
  if (missing.length > 0) return err(missing);

  try {
    let pass: Pass | undefined = await passOver(raw, feed, compiled.value, undefined, options);
    const doubts = pass.styles.doubts();
    if (doubts.length > 0) return err(doubts.map((reason) => ({ place: feed, reason })));
    const decided = pass.styles.decided();
    if (decided) {
      options.observer?.restart();
      // The first pass's items must not be in memory beside the second's.
      pass = undefined;
      pass = await passOver(raw, feed, compiled.value, decided, options);
    }
    const { read, items, quarantined, leftOut, faults, httpHosts } = pass;
    const columns = [...pass.paths];
    return ok({
      feed,
      mapping: mapping.name,
      proposedFormat: options.mapping ? undefined : recogniseFormat(columns),
      words: mapping.words,
      read,
      accepted: items.length,
      items,
      quarantined,
      leftOut,
      faults: faults.listed(),
      faultKinds: faults.kinds(),
      respellings: [],
      httpHosts,
      deadPaths: deadPathsOf(feed, pass, compiled.value),
      unusedColumns: columns.filter((column) => !isUsed(column, compiled.value.paths)).map(shownValue),
      notices: [
        ...(file.notices ?? []),
        ...[...raw.notices].map(withoutPasswords),
        ...pass.styles.notices(),
        ...pass.kinds.notices(),
        ...pass.empty.notices(),
      ],
      files: size === undefined || sha256 === undefined ? [] : [{ name: feed, bytes: size, sha256 }],
      isEndKnown: hasEnd,
    });
  } catch (error) {
    if (error instanceof FeedFault) return fault(error.message);
    throw error;
  }
};
