import { type Fault, faultLine } from '../../src/domain/fault';
import { formatNumber } from '../../src/domain/formatNumber';
import type { Respelling } from '../../src/domain/stock/facetWords';
import { withoutPasswords } from '../../src/domain/stock/parse/readText';
import type { FieldFault } from '../../src/domain/stock/parseStockItem';
import type { StockFieldName } from '../../src/domain/stock/stockFields';

/** Where in which feed something was found. */
interface Place {
  readonly feed: string;
  readonly row: number;
  readonly line?: number;
  /** The id of the item, if the row names one. */
  readonly id?: string;
}

/** A row that did not become a stock item, and why. */
export interface QuarantinedRow extends Place {
  readonly faults: readonly RowFault[];
}

/** A row that is rightly no stock item: it is empty, or the feed says that its item is not to be shown. */
export interface LeftOutRow extends Place {
  readonly reason: string;
}

interface FeedFile {
  /** Without secrets. */
  readonly name: string;
  /** How many were transferred; a packed file has more inside. */
  readonly bytes: number;
  /** Of the file as it was transferred, in hexadecimal digits. */
  readonly sha256: string;
}

/** A path of the mapping that no row has. */
export interface DeadPath {
  readonly feed: string;
  readonly field: StockFieldName;
  readonly path: string;
  /** A path that rows have, and that was perhaps meant. */
  readonly like?: string;
}

/**
 * The outcome of a feed's rows. Law: `accepted + quarantined.length + leftOut.length` equals `read`, and every quarantined row
 * has at least one fault. The report is plain data that JSON can hold.
 */
export interface StockReport {
  readonly feed: string;
  /** The format or the mapping file by which the feed was read. */
  readonly mapping: string;
  readonly read: number;
  readonly accepted: number;
  readonly quarantined: readonly QuarantinedRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** What accepted items lost, and what looks odd about them: the first of each kind. */
  readonly faults: readonly PlacedFault[];
  /** All of these, counted by kind. */
  readonly faultKinds: readonly FaultKind[];
  readonly respellings: readonly Respelling[];
  readonly deadPaths: readonly DeadPath[];
  /** Columns or paths of the feed that no field reads. */
  readonly unusedColumns: readonly string[];
  /** Notices about the whole feed, such as wrong bytes. */
  readonly notices: readonly string[];
  /** The files that were read. */
  readonly files: readonly FeedFile[];
}

/** One report of several: of the feeds of a site, or of the dealers of a group. */
export const sumOfReports = (reports: readonly StockReport[]): StockReport => {
  const sum = (count: (one: StockReport) => number) => reports.reduce((total, one) => total + count(one), 0);
  return {
    feed: reports.map(({ feed }) => feed).join(', '),
    mapping: [...new Set(reports.map(({ mapping }) => mapping))].join(', '),
    read: sum(({ read }) => read),
    accepted: sum(({ accepted }) => accepted),
    quarantined: reports.flatMap(({ quarantined }) => quarantined),
    leftOut: reports.flatMap(({ leftOut }) => leftOut),
    faults: reports.flatMap(({ faults }) => faults),
    faultKinds: reports.flatMap(({ faultKinds }) => faultKinds),
    respellings: reports.flatMap(({ respellings }) => respellings),
    deadPaths: reports.flatMap(({ deadPaths }) => deadPaths),
    unusedColumns: reports.flatMap(({ unusedColumns }) => unusedColumns),
    notices: reports.flatMap(({ feed, notices }) =>
      reports.length > 1 ? notices.map((one) => `${feed}: ${one}`) : notices,
    ),
    files: reports.flatMap(({ files }) => files),
  };
};

const faultText = ({ field, value, reason }: RowFault): string =>
  field === 'row' ? reason : `${field} ${value === '' ? '' : `${JSON.stringify(value)} `}${reason}`;

const placeText = ({ row, line, id }: Place): string => {
  const place = line === undefined ? `row ${row}` : `row ${row} (line ${line})`;
  return id === undefined ? place : `${place}, ${id}`;
};

/** A path that no row has: `yeer, which year reads; perhaps year was meant`. */
export const deadText = ({ field, path, like }: DeadPath): string =>
  `${path}, which ${field} reads${like === undefined ? '' : `; perhaps ${like} was meant`}`;

const kindText = ({ level, field, reason, count, example }: FaultKind): string => {
  const what = level === 'warning' ? 'looks odd' : field === 'row' ? 'noted' : 'left out';
  const value = example.value === '' ? '' : ` (for example ${JSON.stringify(example.value)})`;
  return `  ${what}: ${field === 'row' ? '' : `${field} `}${reason}, ${formatNumber(count)} ×${value}, first in ${placeText(example)}`;
};

/** The report as text: the totals first, then kinds of faults with an example, then a line for each quarantined row. */
export const formatStockReport = (report: StockReport): string =>
  [
    `${report.feed}: ${report.read === 1 ? '1 row' : `${formatNumber(report.read)} rows`} read, ${formatNumber(report.accepted)} accepted, ${formatNumber(report.quarantined.length)} quarantined${
      report.leftOut.length > 0 ? `, ${formatNumber(report.leftOut.length)} left out` : ''
    }`,
    ...report.files.map(
      ({ name, bytes, sha256 }) => `  read: ${name}, ${formatNumber(bytes)} bytes, SHA-256 ${sha256}`,
    ),
    ...report.notices.map((notice) => `  notice: ${notice}`),
    ...report.deadPaths.map((path) => `  not in any row: ${deadText(path)}`),
    ...report.faultKinds.map(kindText),
    ...report.respellings.map(
      ({ field, from, to, items }) => `  joined: ${field} ${from} with ${to} (${formatNumber(items)} items)`,
    ),
    ...(report.unusedColumns.length > 0 ? [`  not used: ${report.unusedColumns.join(', ')}`] : []),
    ...report.leftOut.map((row) => `  left out: ${placeText(row)}: ${row.reason}`),
    ...report.quarantined.map((row) => `  ${placeText(row)}: ${row.faults.map(faultText).join('; ')}`),
  ].join('\n');

/** How a report begins whose feed was refused. */
export const REFUSED = 'The stock could not be loaded; nothing was built.';

/** Why the stock could not be loaded: the place and the reason, for the person who builds. */
export interface StockFault extends Fault {
  /** What is known of every row, if the feed could be read and was refused for what it holds. */
  readonly report?: StockReport;
}

/** One line for each fault. */
export const formatStockFaults = (faults: readonly StockFault[]): string => faults.map(faultLine).join('\n');

interface RowFault extends Omit<FieldFault, 'field'> {
  readonly field: StockFieldName | 'row';
}

/** Why a whole row cannot be a stock item. */
export const rowFault = (reason: string): RowFault => ({
  field: 'row',
  value: '',
  reason: withoutPasswords(reason),
  level: 'row',
});

export interface PlacedFault extends Place, RowFault {}

export interface FaultKind extends Omit<RowFault, 'value'> {
  readonly count: number;
  readonly example: PlacedFault;
}

/** So many faults of one kind are listed one by one; all are counted. */
const MAX_PER_KIND = 200;

/** A reason can name a value, so there may be many kinds. Those after these are counted together. */
const MAX_KINDS = 500;

export interface FaultLog {
  readonly add: (fault: PlacedFault) => void;
  /** The commonest first. */
  readonly kinds: () => readonly FaultKind[];
  readonly listed: () => readonly PlacedFault[];
}

/** Counts faults by kind and lists the first of each kind, so that a feed of any size has a report of bounded size. */
export const createFaultLog = (): FaultLog => {
  const kinds = new Map<string, { count: number; readonly example: PlacedFault }>();
  const listed: PlacedFault[] = [];
  return {
    add: (fault) => {
      const named = `${fault.level}/${fault.field}/${fault.reason}`;
      const key = kinds.has(named) || kinds.size < MAX_KINDS ? named : `${fault.level}/${fault.field}`;
      const kind = kinds.get(key) ?? { count: 0, example: fault };
      kind.count++;
      kinds.set(key, kind);
      if (kind.count <= MAX_PER_KIND) listed.push(fault);
    },
    kinds: () =>
      [...kinds.values()]
        .map(({ count, example }) => {
          const { field, reason, level } = example;
          return { field, reason, level, count, example };
        })
        .sort((a, b) => b.count - a.count),
    listed: () => listed,
  };
};
