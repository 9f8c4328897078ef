import { formatNumber } from '../../src/domain/formatNumber';
import { cleanLine, isNothing } from '../../src/domain/stock/parse/readText';
import { readStatus } from '../../src/domain/stock/parse/readVocabulary';
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
  evaluate,
  type MappedValues,
  plainValues,
  type ReadPath,
} from './mapping/compileMapping';
import { createCurrencyCheck } from './mapping/priceCurrency';
import type { Mapping } from './mapping/readMapping';
import { createRowFlags, type RowFlag } from './mapping/rowFlags';
import { createStatedUnits } from './mapping/statedUnits';
import { FeedFault, type RawFeed, type RawRow, type RawValues, repeatsHeader } from './rows/rawFeed';
import { rowHash, valueAt } from './rows/valueAt';
import { createFaultLog, type LeftOutRow, type QuarantinedRow, rowFault } from './stockReport';

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

const PRICE_FIELDS = ['price', 'specialPrice'] as const;

/** Gives a row the state that one of its flags says, or takes its price away. @returns what that costs */
function obey({ says, because }: RowFlag, mapped: MappedValues): readonly FieldFault[] {
  if (says === 'hidden') return [];
  if (says === 'noPrice') {
    const prices = PRICE_FIELDS.filter((field) => !isNothing(mapped[field]));
    const faults = prices.map((field): FieldFault => {
      const value = shownValue(mapped[field]);
      mapped[field] = undefined;
      return { field, value, reason: `is hidden: ${because}`, level: 'field' };
    });
    return faults;
  }
  const before = readStatus(mapped.status);
  const isSaid =
    before.kind === 'ok' && (before.value === says || before.value === 'sold' || before.value === 'hidden');
  if (isSaid) return [];
  const value = shownValue(mapped.status);
  mapped.status = says;
  const reason = `is ${says === 'sold' ? 'sold' : 'under offer'}: ${because}`;
  return [{ field: 'status', value, reason, level: 'warning' }];
}

const hostOf = (address: string): string => new URL(address).host;

/** One pass over the rows of a feed. */
export class FeedPass {
  read = 0;
  readonly items: ImportedItem[] = [];
  readonly quarantined: QuarantinedRow[] = [];
  readonly leftOut: LeftOutRow[] = [];
  readonly faults = createFaultLog();
  readonly styles;
  readonly kinds;
  readonly empty = createEmptyWords();
  readonly units;
  readonly paths: Set<string>;
  /** The paths of the mapping that no row has. */
  readonly unseen: Set<ReadPath>;
  readonly httpHosts = new Set<string>();
  private readonly fieldsOf;
  private readonly foreignPrices;
  private readonly flagsOf;
  private readonly shared = createSharedTexts();
  private readonly hashed: readonly string[];
  private readonly given: readonly [StockFieldName, unknown][];

  constructor(
    private readonly feed: RawFeed,
    private readonly name: string,
    private readonly mapping: CompiledMapping,
    decided: ColumnStyles | undefined,
    private readonly options: ImportOptions,
  ) {
    const { money } = options.site;
    this.styles = createColumnStyles(mapping.mapping.decimalMark);
    this.kinds = createColumnKinds(money.currency);
    this.paths = new Set(feed.columns);
    this.unseen = new Set(mapping.paths.filter(({ path }) => !feed.columns?.includes(path)));
    this.fieldsOf = createFieldReader(money, decided ?? this.styles.stated);
    this.foreignPrices = createCurrencyCheck(mapping, money);
    this.flagsOf = createRowFlags(mapping);
    this.units = createStatedUnits(mapping);
    this.hashed = [...new Set(mapping.paths.map(({ path }) => path))].sort();
    this.given = Object.entries(options.defaults ?? {}) as [StockFieldName, unknown][];
  }

  async run(): Promise<this> {
    const { onProgress } = this.options;
    for await (const row of this.feed.rows()) {
      this.read++;
      if (this.read % PROGRESS_ROWS === 0) onProgress?.(this.read);
      if (this.read > MAX_ROWS) throw new FeedFault(`has more than ${formatNumber(MAX_ROWS)} rows`);
      if (row.isComment) this.leaveOut(row, 'is commented out');
      else if (row.broken) this.quarantined.push({ ...this.placeOf(row), faults: [rowFault(row.broken)] });
      else if (isEmptyRow(row.values)) this.leaveOut(row, 'is empty');
      else if (repeatsHeader(row.values)) this.leaveOut(row, 'is the header again');
      else await this.take(row);
    }
    if (this.read % PROGRESS_ROWS !== 0) onProgress?.(this.read);
    return this;
  }

  private async take(row: RawRow): Promise<void> {
    this.follow(row.values);
    const [mapped, failed] = await this.map(row.values);
    const flags = this.flagsOf(row.values);
    const flagged = flags.flatMap((flag) => obey(flag, mapped));
    const fields = this.fieldsOf(mapped);
    this.see(mapped, fields);
    const parsed = toStockItem(
      { ...fields, faults: [...failed, ...flagged, ...fields.faults] },
      mapped,
      this.options.site,
      () => rowHash(row.values, this.hashed),
    );
    if (parsed.kind === 'err') {
      this.quarantined.push({ ...this.placeOf(row, statedId(mapped)), faults: parsed.fault });
      return;
    }
    const { item, isHidden, overHttps, faults } = parsed.value;
    const [flag] = flags;
    if (flag?.says === 'hidden') {
      this.leaveOut(row, flag.because, item.id);
      return;
    }
    if (isHidden) {
      this.leaveOut(row, `its status is ${JSON.stringify(shownValue(mapped.status))}`, item.id);
      return;
    }
    const place = this.placeOf(row, item.id);
    if (row.odd) this.faults.add({ ...place, field: 'row', value: '', reason: row.odd, level: 'warning' });
    for (const fault of faults) this.faults.add({ ...place, ...fault });
    for (const address of overHttps) this.httpHosts.add(hostOf(address));
    this.items.push({
      feed: this.name,
      item,
      row: row.row,
      line: row.line,
      ...(overHttps.length > 0 ? { isOverHttp: true } : {}),
    });
  }

  /** Which paths there are, and which of the mapping's are missing so far. */
  private follow(values: RawValues): void {
    if (!this.feed.columns && this.read <= ROWS_FOR_PATHS) collectPaths(values, '', this.paths);
    for (const path of this.unseen)
      if (valueAt(values, path.path, path.keys) !== undefined) this.unseen.delete(path);
  }

  /** What a row gives for each field, with the faults of expressions. */
  private async map(values: RawValues): Promise<readonly [MappedValues, readonly FieldFault[]]> {
    const mapped = plainValues(this.mapping, values);
    this.units.give(values, mapped);
    for (const key in mapped) {
      const value = mapped[key as StockFieldName];
      if (typeof value === 'string') mapped[key as StockFieldName] = this.shared(value);
    }
    const failed = this.mapping.expressions.length === 0 ? [] : await evaluate(this.mapping, values, mapped);
    for (const [field, value] of this.given) if (isNothing(mapped[field])) mapped[field] = value;
    const foreign = this.foreignPrices(values, mapped);
    return [mapped, [...failed.map((fault) => ({ ...fault, level: 'field' as const })), ...foreign]];
  }

  /** Adds the values of a row to what is known of each column. */
  private see(mapped: MappedValues, { values, faults: unread }: ReadFields): void {
    for (const key in mapped) {
      const field = key as StockFieldName;
      const raw = mapped[field];
      if (raw === undefined || raw === '') continue;
      const value = values[field];
      const isFaulty = unread.length > 0 && unread.some((fault) => fault.field === field);
      if (value === undefined && !isFaulty) {
        this.empty.add(field, raw);
        continue;
      }
      this.styles.add(field, raw);
      this.kinds.add(field, raw, value !== undefined || !isFaulty);
      this.options.observer?.field(field, value);
    }
  }

  private leaveOut(row: RawRow, reason: string, id?: string): void {
    this.leftOut.push({ ...this.placeOf(row, id), reason });
  }

  private placeOf({ row, line }: RawRow, id?: string) {
    return { feed: this.name, row, line, id };
  }
}
