import type { StockFeed } from '../../../src/config/feedSettings';
import { addressName } from '../../../src/domain/addressName';
import { faultPlace } from '../../../src/domain/fault';
import type { FaultLevel } from '../../../src/domain/stock/parseStockItem';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { isBareSpecial } from '../../offers/bareSpecials';
import { guardStock } from '../guards';
import type { FeedImport } from '../importFeed';
import { type LoadOptions, readFeed } from '../loadStock';
import {
  createFaultLog,
  type DeadPath,
  type FaultKind,
  type PlacedFault,
  type QuarantinedRow,
  type StockFault,
  type StockReport,
} from '../stockReport';
import { uniteFeeds } from '../uniteFeeds';
import { type FieldProfile, profilesOf, type Watch, watchFields } from './fieldProfile';
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

/** What has the number that was asked for: several yards may use one. */
interface NumberedVehicle {
  readonly number: string;
  readonly published: readonly StockItem[];
  readonly setAside: readonly QuarantinedRow[];
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
  readonly refusals: readonly { readonly place: string; readonly reason: string }[];
  readonly files: StockReport['files'];
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
  /** Vehicles that say Special without a reason, where offers are known. */
  readonly bareSpecials: readonly Pick<PlacedFault, 'row' | 'line' | 'id'>[];
  readonly vehicle?: NumberedVehicle;
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

/** Fields that a dealer expects to be there: they are reported even if nothing maps them. */
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

/** A notice about one field, such as the import makes: `colour: …`. */
const noticeField = (notice: string): StockFieldName | undefined =>
  STOCK_FIELD_NAMES.find((field) => notice.startsWith(`${field}: `));

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

interface CheckOptions extends LoadOptions {
  /** The id, stock number or VIN of a vehicle to show as it would be published. */
  readonly vehicle?: string;
  /** Names the offers of the site on its stock. */
  readonly withOffers?: (items: readonly StockItem[]) => readonly StockItem[];
}

/**
 * Checks feeds without a build: what they hold, what is wrong with them, and what looks odd. It asks no host about pictures,
 * so it takes seconds.
 */
export async function checkFeeds(
  feeds: readonly StockFeed[],
  { join, lastGoodCount = null, vehicle, withOffers, ...options }: CheckOptions,
): Promise<FeedCheck> {
  const start = performance.now();
  const { imports, refusals, watches } = await readFeeds(feeds, options);
  const { items, report } = await uniteFeeds(imports, join);
  const name = feeds.map(({ address }) => addressName(address)).join(', ');
  if (refusals.length === 0) {
    const isEndKnown = imports.every((one) => one.isEndKnown);
    const objection = guardStock(report, lastGoodCount, isEndKnown);
    // The reason repeats the whole report below its first line.
    if (objection && objection.kind !== 'fewer')
      refusals.push({ file: name, reason: objection.reason.split('\n', 1)[0]?.replace(/:$/, '') ?? '' });
  }
  const milliseconds = Math.round(performance.now() - start);
  const now = new Date();
  const fields = checkedFields(report, profilesOf(watches), now);
  const bareSpecials = withOffers ? placed(withOffers(items).filter(isBareSpecial), imports) : [];
  const faults = [...quarantinedKinds(report.quarantined), ...report.faultKinds.map(toCheckedFault)];
  return {
    feed: name,
    checkedAt: now.toISOString(),
    milliseconds,
    isBuildable: refusals.length === 0 && report.accepted > 0,
    isClean:
      refusals.length === 0 &&
      report.quarantined.length === 0 &&
      !report.deadPaths.some(isFault) &&
      bareSpecials.length === 0 &&
      !fields.some(({ isWrong }) => isWrong),
    refusals: refusals.map((fault) => ({ place: faultPlace(fault), reason: fault.reason })),
    files: report.files,
    mapping: imports.length === 0 ? undefined : report.mapping,
    proposedFormat: imports.find(({ proposedFormat }) => proposedFormat)?.proposedFormat,
    rows: report.read,
    accepted: report.accepted,
    quarantined: report.quarantined.length,
    leftOut: report.leftOut.length,
    notices: report.notices.filter((notice) => noticeField(notice) === undefined),
    faults: faults.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || b.rows - a.rows),
    deadPaths: report.deadPaths,
    joined: report.respellings,
    unusedColumns: report.unusedColumns,
    fields,
    bareSpecials,
    ...(vehicle !== undefined && {
      vehicle: {
        number: vehicle,
        published: items.filter(({ id, stockNumber, vin }) => [id, stockNumber, vin].includes(vehicle)),
        setAside: report.quarantined.filter(({ id }) => id === vehicle),
      },
    }),
  };
}

/** The feeds that could be read, with what was seen of their fields, and why others could not. */
async function readFeeds(feeds: readonly StockFeed[], options: LoadOptions) {
  const imports: FeedImport[] = [];
  const refusals: StockFault[] = [];
  const watches: Watch[] = [];
  for (const feed of feeds) {
    const observer = watchFields();
    const one = await readFeed(feed, { ...options, observer });
    if (one.kind === 'err') refusals.push(...one.fault);
    else {
      imports.push(one.value);
      watches.push(observer);
    }
  }
  return { imports, refusals, watches };
}

/** Where the rows of items are. */
function placed(items: readonly StockItem[], imports: readonly FeedImport[]): FeedCheck['bareSpecials'] {
  const rows = new Map(imports.flatMap((one) => one.items.map((row) => [row.item.id, row] as const)));
  return items.flatMap(({ id }) => {
    const own = rows.get(id);
    return own ? [{ row: own.row, ...(own.line !== undefined && { line: own.line }), id }] : [];
  });
}

/** Whether a path that no row has is a slip, or of a field that shoppers miss. A feed may lack the others today. */
const isFault = ({ field, like }: DeadPath): boolean => like !== undefined || EXPECTED.includes(field);

/** What each field of the feeds holds, and what looks odd about it. */
function checkedFields(
  { read: rows, notices, respellings }: StockReport,
  profiles: readonly FieldProfile[],
  now: Date,
): readonly CheckedField[] {
  const byField = new Map(profiles.map((profile) => [profile.field, profile]));
  const isDriven = !WITHOUT_KILOMETRES.some((field) => byField.has(field));
  const isExpected = (field: StockFieldName): boolean =>
    rows > 0 && EXPECTED.includes(field) && (field !== 'odometer' || isDriven);
  return STOCK_FIELD_NAMES.filter((field) => byField.has(field) || isExpected(field)).map((field) => {
    const profile = byField.get(field) ?? emptyProfile(field);
    const ofImport = notices
      .filter((notice) => noticeField(notice) === field)
      .map((notice) => sentence(notice.slice(field.length + 2)));
    const { odd, isWrong } = oddities(profile, rows, now, respellings);
    // The import and this check may find the same column odd; once is enough.
    const isMisplaced = ofImport.some((one) => one.includes('right column'));
    return {
      ...profile,
      odd: [...ofImport, ...odd.filter((one) => !isMisplaced || !one.includes('right column'))],
      isWrong: isWrong || isMisplaced,
    };
  });
}
