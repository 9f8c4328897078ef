import { nearest } from '../../src/config/nearest';
import { err, ok, type Result } from '../../src/domain/result';
import type { FacetWords } from '../../src/domain/stock/facetWords';
import { withoutPasswords } from '../../src/domain/stock/parse/readText';
import { shownValue } from '../../src/domain/stock/parseStockItem';
import { FeedPass, type ImportedItem, type ImportOptions } from './feedPass';
import { type CompiledMapping, compileMapping, type ReadPath } from './mapping/compileMapping';
import { OWN_NAMES } from './mapping/readMapping';
import { isRowFlag } from './mapping/rowFlags';
import { recogniseFormat } from './presets/presets';
import { openFeed } from './rows/openFeed';
import { FeedFault, type RawFeed } from './rows/rawFeed';
import type { FeedBytes } from './source/readSource';
import type { DeadPath, StockFault, StockReport } from './stockReport';

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
      return { file: mapping.name, field: `fields.${field}`, reason };
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
  { unseen, paths }: FeedPass,
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

const noticesOf = ({ styles, kinds, units, empty }: FeedPass): readonly string[] => [
  ...styles.notices(),
  ...kinds.notices(),
  ...units.notices(),
  ...empty.notices(),
];

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
  const fault = (reason: string) => err([{ file: feed, reason: withoutPasswords(reason) }]);
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
    let pass: FeedPass | undefined = await new FeedPass(raw, feed, compiled.value, undefined, options).run();
    const doubts = pass.styles.doubts();
    if (doubts.length > 0) return err(doubts.map((reason) => ({ file: feed, reason })));
    const decided = pass.styles.decided();
    if (decided) {
      options.observer?.restart();
      // The items of both passes must not be in memory together.
      pass = undefined;
      pass = await new FeedPass(raw, feed, compiled.value, decided, options).run();
    }
    const { read, items, quarantined, leftOut, faults, httpHosts, units } = pass;
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
      unusedColumns: columns
        .filter(
          (column) => !isUsed(column, compiled.value.paths) && !isRowFlag(column) && !units.reads(column),
        )
        .map(shownValue),
      notices: [...(file.notices ?? []), ...[...raw.notices].map(withoutPasswords), ...noticesOf(pass)],
      files: size === undefined || sha256 === undefined ? [] : [{ name: feed, bytes: size, sha256 }],
      isEndKnown: hasEnd,
    });
  } catch (error) {
    if (error instanceof FeedFault) return fault(error.message);
    throw error;
  }
};
