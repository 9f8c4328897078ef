import type { StockFeed } from '../../../config/feedSettings';
import { addressName } from '../../../domain/addressName';
import type { FaultLevel } from '../../../domain/stock/parseStockItem';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../domain/stock/stockFields';
import type { StockItem } from '../../../domain/stock/stockItem';
import { guardStock } from '../guards';
import { type LoadOptions, type ReadFeed, readFeed } from '../loadStock';
import {
  createFaultLog,
  type FaultKind,
  type PlacedFault,
  type QuarantinedRow,
  type StockFault,
  type StockReport,
} from '../stockReport';
import { uniteFeeds } from '../uniteFeeds';
import { createProfiles, type FieldProfile } from './fieldProfile';
import { type Oddities, oddities } from './oddities';

export interface CheckedField extends FieldProfile, Oddities {}

/** Faults of one kind, with one of them. */
export interface CheckedFault {
  readonly level: FaultLevel;
  readonly field: StockFieldName | 'row';
  readonly reason: string;
  readonly rows: number;
  readonly example: Pick<PlacedFault, 'row' | 'line' | 'id' | 'value'>;
}

/** What `npm run stock:check` says of a feed. It is plain data that JSON can hold. */
export interface FeedCheck {
  readonly feed: string;
  readonly checkedAt: string;
  readonly milliseconds: number;
  /** Whether a build would take the feed. */
  readonly isBuildable: boolean;
  /** Whether something in it should be looked at. */
  readonly isClean: boolean;
  /** Why it could not be read or would not be built. */
  readonly refusals: readonly StockFault[];
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  readonly mapping?: string;
  /** A known format that the feed has, where no mapping was given. */
  readonly proposedFormat?: string;
  readonly rows: number;
  readonly accepted: number;
  readonly quarantined: number;
  readonly leftOut: number;
  readonly notices: readonly string[];
  readonly faults: readonly CheckedFault[];
  readonly deadPaths: StockReport['deadPaths'];
  readonly joined: StockReport['respellings'];
  readonly unusedColumns: readonly string[];
  readonly fields: readonly CheckedField[];
  /** The vehicle that was asked for, as it would be published. */
  readonly vehicle?: StockItem;
}

const LEVELS: readonly FaultLevel[] = ['row', 'field', 'warning'];

/** Rows that were set aside, by the kinds of their faults. */
function quarantinedKinds(rows: readonly QuarantinedRow[]): readonly CheckedFault[] {
  const log = createFaultLog();
  for (const { faults, ...place } of rows) for (const fault of faults) log.add({ ...place, ...fault });
  return log.kinds().map(toCheckedFault);
}

const toCheckedFault = ({ level, field, reason, count, example }: FaultKind): CheckedFault => {
  const { row, line, id, value } = example;
  return { ...{ level, field, reason, rows: count }, example: { row, line, id, value } };
};

/** Fields that a dealer expects to be there: they are told even if nothing maps them. */
const EXPECTED: readonly StockFieldName[] = ['price', 'images', 'year', 'odometer'];

/** Boats, caravans and machines have none of what cars have kilometres for. */
const WITHOUT_KILOMETRES: readonly StockFieldName[] = ['engineHours', 'beamWidth', 'sleepingCapacity', 'atm'];

const emptyProfile = (field: StockFieldName): FieldProfile => ({
  field,
  given: 0,
  usable: 0,
  counts: 'values',
  distinct: 0,
  commonest: [],
});

/** One profile of the same field in two feeds. */
function bothProfiles(a: FieldProfile, b: FieldProfile): FieldProfile {
  const rows = new Map<string | number, number>();
  for (const one of [...a.commonest, ...b.commonest])
    rows.set(one.value, (rows.get(one.value) ?? 0) + one.rows);
  const commonest = [...rows]
    .map(([value, count]) => ({ value, rows: count }))
    .sort((x, y) => y.rows - x.rows);
  const range =
    a.range && b.range
      ? {
          least: Math.min(a.range.least, b.range.least),
          middle: (a.usable >= b.usable ? a.range : b.range).middle,
          most: Math.max(a.range.most, b.range.most),
        }
      : (a.range ?? b.range);
  const days = [...(a.dates ?? []), ...(b.dates ?? [])].sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    field: a.field,
    given: a.given + b.given,
    usable: a.usable + b.usable,
    counts: a.counts,
    range,
    ...(first !== undefined && last !== undefined ? { dates: [first, last] as const } : {}),
    commonest: commonest.slice(0, 5),
  };
}

/** A notice about one field, such as the import makes: `colour: …`. */
const noticeField = (notice: string): StockFieldName | undefined =>
  STOCK_FIELD_NAMES.find((field) => notice.startsWith(`${field}: `));

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

type Given = Pick<FeedCheck, 'feed' | 'milliseconds' | 'refusals' | 'files' | 'proposedFormat' | 'vehicle'>;

/**
 * Puts together what a feed holds, what is wrong with it, and what looks odd.
 * @param profiles of each feed
 */
function checkOf(
  given: Given,
  report: StockReport | undefined,
  profiles: readonly (readonly FieldProfile[])[],
  now: Date,
): FeedCheck {
  const { refusals } = given;
  const byField = new Map<StockFieldName, FieldProfile>();
  for (const profile of profiles.flat()) {
    const before = byField.get(profile.field);
    byField.set(profile.field, before ? bothProfiles(before, profile) : profile);
  }
  const rows = report?.read ?? 0;
  const notices = report?.notices ?? [];
  const isDriven = !WITHOUT_KILOMETRES.some((field) => byField.has(field));
  const isExpected = (field: StockFieldName): boolean =>
    rows > 0 && EXPECTED.includes(field) && (field !== 'odometer' || isDriven);
  const fields = STOCK_FIELD_NAMES.filter((field) => byField.has(field) || isExpected(field)).map(
    (field): CheckedField => {
      const profile = byField.get(field) ?? emptyProfile(field);
      const ofImport = notices
        .filter((notice) => noticeField(notice) === field)
        .map((notice) => sentence(notice.slice(field.length + 2)));
      const { odd, isWrong } = oddities(profile, rows, now);
      // The import and this check may find the same column odd; once is enough.
      const isMisplaced = ofImport.some((one) => one.includes('right column'));
      return {
        ...profile,
        odd: [...ofImport, ...odd.filter((one) => !isMisplaced || !one.includes('right column'))],
        isWrong: isWrong || isMisplaced,
      };
    },
  );
  const faults = report
    ? [...quarantinedKinds(report.quarantined), ...report.faultKinds.map(toCheckedFault)]
    : [];
  return {
    ...given,
    checkedAt: now.toISOString(),
    isBuildable: refusals.length === 0 && (report?.accepted ?? 0) > 0,
    isClean:
      refusals.length === 0 &&
      report?.quarantined.length === 0 &&
      report.deadPaths.length === 0 &&
      !fields.some(({ isWrong }) => isWrong),
    refusals: refusals.map(({ place, reason }) => ({ place, reason })),
    mapping: report?.mapping,
    rows,
    accepted: report?.accepted ?? 0,
    quarantined: report?.quarantined.length ?? 0,
    leftOut: report?.leftOut.length ?? 0,
    notices: notices.filter((notice) => noticeField(notice) === undefined),
    faults: faults.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || b.rows - a.rows),
    deadPaths: report?.deadPaths ?? [],
    joined: report?.respellings ?? [],
    unusedColumns: report?.unusedColumns ?? [],
    fields,
  };
}

/**
 * Checks feeds without a build: what they hold, what is wrong with them, and what looks odd. It asks no host about pictures,
 * so it takes seconds.
 * @param vehicle the id, stock number or VIN of a vehicle to show as it would be published
 */
export async function checkFeeds(
  feeds: readonly StockFeed[],
  { join, lastGoodCount = null, vehicle, ...options }: LoadOptions & { readonly vehicle?: string },
): Promise<FeedCheck> {
  const start = performance.now();
  const read: ReadFeed[] = [];
  const refusals: StockFault[] = [];
  const observers: ReturnType<typeof createProfiles>[] = [];
  for (const feed of feeds) {
    const observer = createProfiles();
    const one = await readFeed(feed, { ...options, observer });
    if (one.kind === 'err') refusals.push(...one.fault);
    else {
      read.push(one.value);
      observers.push(observer);
    }
  }
  const imports = read.map(({ imported }) => imported);
  const united = imports.length === 0 ? undefined : await uniteFeeds(imports, join);
  const name = feeds.map(({ address }) => addressName(address)).join(', ');
  if (united && refusals.length === 0) {
    const isEndKnown = imports.every((one) => one.isEndKnown);
    const objection = guardStock(united.report, lastGoodCount, isEndKnown);
    // The reason repeats the whole report below its first line.
    if (objection && objection.kind !== 'fewer')
      refusals.push({ place: name, reason: objection.reason.split('\n', 1)[0]?.replace(/:$/, '') ?? '' });
  }
  const shown = united?.items.find(({ id, stockNumber, vin }) =>
    [id, stockNumber, vin].some((one) => one !== undefined && one === vehicle),
  );
  if (vehicle !== undefined && !shown)
    refusals.push({ place: name, reason: `has no accepted vehicle with the number ${vehicle}` });
  const proposed = imports.flatMap(({ proposedFormat }) => proposedFormat ?? []);
  const given = {
    feed: name,
    milliseconds: Math.round(performance.now() - start),
    refusals,
    files: read.map(({ file }) => file),
    proposedFormat: proposed[0],
    vehicle: shown,
  };
  return checkOf(
    given,
    united?.report,
    observers.map((observer) => observer.profiles()),
    new Date(),
  );
}
