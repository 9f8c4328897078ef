import { err, ok, type Result } from '../result';
import { OVER_HTTPS } from './parse/readMedia';
import { type Money, priceTypeIn } from './parse/readPrice';
import {
  type ColumnStyle,
  type Read,
  type Reader,
  type ReadResult,
  withoutPasswords,
  writtenValue,
} from './parse/readText';
import { NOT_WHAT_IS_PAID, transmissionTypeOf } from './parse/readVocabulary';
import { premiumGrade } from './petrolGrade';
import { leastPrice, oddValues } from './plausible';
import { spellingKey } from './slug';
import { STOCK_FIELD_NAMES, type StockFieldName, stockFields } from './stockFields';
import type { PriceType, StockItem } from './stockItem';
import { fitsAddress } from './stockItemPath';
import type { StockType, VehType } from './stockTypes';

/** The mapped values of one row, as in the feed. */
export type RawStockItem = Readonly<Partial<Record<StockFieldName, unknown>>>;

/** What a fault costs: the vehicle (`row`), the value or the entry of a list (`field`), or nothing (`warning`). */
export type FaultLevel = 'row' | 'field' | 'warning';

export interface FieldFault {
  readonly field: StockFieldName;
  /** The value as in the feed, shortened, without passwords; empty if it is missing. */
  readonly value: string;
  /** In words that follow the field and its value. */
  readonly reason: string;
  readonly level: FaultLevel;
}

/** The site's settings for every row of its feed. */
export interface StockContext {
  readonly money: Money;
  /** The brands of which new and demo stock must be; none accepts every make. */
  readonly brands: readonly string[];
  readonly stockType: StockType;
  /** The price type of rows that name none. */
  readonly priceTypes: Readonly<Record<VehType, PriceType>>;
  /** The year of the build. A vehicle of a much later year is a mistake. */
  readonly thisYear?: number;
}

/** How the columns of a feed write what single cells leave open. */
export type ColumnStyles = Readonly<Partial<Record<StockFieldName, ColumnStyle>>>;

export interface ParsedItem {
  readonly item: StockItem;
  /** What the item lost, and what looks odd about it. */
  readonly faults: readonly FieldFault[];
  /** Whether the feed says that the item is not to be shown. */
  readonly isHidden: boolean;
  /** The pictures that the feed has over http, by their address over https. */
  readonly overHttps: readonly string[];
}

type Values = { readonly [Name in StockFieldName]?: Read<ReturnType<typeof stockFields>[Name]> };

/** A value of a feed for a report: shortened, without user names and passwords. */
export const shownValue = (raw: unknown): string => {
  const safe = withoutPasswords(writtenValue(raw).slice(0, 2_000));
  return safe.length > 80 ? `${safe.slice(0, 79)}…` : safe;
};

export interface ReadFields {
  readonly values: Values;
  readonly faults: readonly FieldFault[];
  readonly overHttps: readonly string[];
}

/** Without these, an item cannot be told from others or found. */
const NEEDED: ReadonlySet<StockFieldName> = new Set(['vehType', 'make', 'model']);

/** Every field without a value. Copying this is cheaper than adding up to eighty fields one by one. */
const NO_VALUES: Readonly<Record<StockFieldName, unknown>> = Object.fromEntries(
  STOCK_FIELD_NAMES.map((field) => [field, undefined]),
) as Record<StockFieldName, undefined>;

/** Fields whose rows repeat a few short texts. Each text is read once and shared: a third of the memory of a large stock. */
const REPEATED: ReadonlySet<StockFieldName> = new Set(['equipment', 'createdAt', 'updatedAt']);

const LONGEST_REPEATED = 200;
const MAX_REPEATED = 20_000;

/** A reader that answers a text it has read before from memory. */
const readingOnce = (reader: Reader<unknown>): Reader<unknown> => {
  const known = new Map<string, ReadResult<unknown>>();
  return (raw, style) => {
    if (typeof raw !== 'string' || raw.length > LONGEST_REPEATED) return reader(raw, style);
    const before = known.get(raw);
    if (before) return before;
    const read = reader(raw, style);
    if (known.size < MAX_REPEATED) known.set(raw, read);
    return read;
  };
};

/**
 * Makes what reads the rows of one feed, each value alone. Reading is lenient where the meaning is safe (separators, units,
 * `nan` and `-` for nothing) and strict where it is not: a negative price, words for kilometres.
 * @param styles how the columns write what single cells leave open
 */
export const createFieldReader = (
  money: Money,
  styles: ColumnStyles = {},
): ((raw: RawStockItem) => ReadFields) => {
  const fields = stockFields(money);
  const readers = STOCK_FIELD_NAMES.map((field) => {
    const reader = fields[field] as Reader<unknown>;
    return [field, REPEATED.has(field) ? readingOnce(reader) : reader] as const;
  });
  return (raw) => {
    const values = { ...NO_VALUES };
    const faults: FieldFault[] = [];
    const overHttps: string[] = [];
    for (const [field, reader] of readers) {
      const value = raw[field];
      if (value === undefined || value === '') continue;
      const read = reader(value, styles[field]);
      if (read.kind === 'err') {
        const level = NEEDED.has(field) ? 'row' : 'field';
        faults.push({ field, value: shownValue(value), reason: read.fault, level });
        continue;
      }
      if (read.value !== undefined) values[field] = read.value;
      for (const { value, reason, isNote } of read.entries ?? []) {
        if (isNote && reason === OVER_HTTPS) overHttps.push(value);
        else faults.push({ field, value: shownValue(value), reason, level: isNote ? 'warning' : 'field' });
      }
    }
    return { values: values as Values, faults, overHttps };
  };
};

/** The sources of an item's id: the first of these that a row has. */
const ID_FIELDS = ['id', 'stockNumber', 'vin'] as const;

/** The id of a row, from its own words, or the faults of the words that should have given it. */
const identity = (
  values: Values,
  raw: RawStockItem,
  faults: readonly FieldFault[],
  fallbackId: () => string,
): Result<string, readonly FieldFault[]> => {
  const field = ID_FIELDS.find((name) => values[name] !== undefined);
  const id = field && values[field];
  if (field && id !== undefined) {
    if (fitsAddress(id)) return ok(id);
    return err([
      { field, value: shownValue(raw[field]), reason: 'is too long for an address', level: 'row' },
    ]);
  }
  const unread = faults.filter((fault) => (ID_FIELDS as readonly string[]).includes(fault.field));
  return unread.length === 0 ? ok(fallbackId()) : err(unread.map((fault) => ({ ...fault, level: 'row' })));
};

const brandFault = ({ vehType, make }: Values, { brands }: StockContext): readonly FieldFault[] => {
  if (
    brands.length === 0 ||
    !make ||
    !vehType ||
    vehType === 'Used' ||
    brands.some((brand) => spellingKey(make) === spellingKey(brand))
  )
    return [];
  const reason = `is not ${brands.join(' or ')}, which ${vehType.toLowerCase()} stock of this site must be (brands in site.yml)`;
  return [{ field: 'make', value: make, reason, level: 'row' }];
};

/** A year this far ahead is a mistake. */
const MAX_YEARS_AHEAD = 2;

const yearFault = ({ year }: Values, { thisYear }: StockContext): readonly FieldFault[] =>
  year !== undefined && thisYear !== undefined && year > thisYear + MAX_YEARS_AHEAD
    ? [{ field: 'year', value: String(year), reason: 'is too far in the future', level: 'field' }]
    : [];

type Pricing = Pick<StockItem, 'price' | 'specialPrice' | 'priceType'>;

/** One empty list for all items: a large stock has hundreds of thousands. */
const NONE: readonly never[] = [];

/** A price that is divided by more than this lacks a digit, or is another amount. */
const MOST_OFF = 3;

const ON_APPLICATION: Pricing = { priceType: 'poa' };

/** The price to publish. What could not be read, makes no sense, or contradicts the special price is shown as on application. */
const pricing = (
  { price, specialPrice, priceType }: Values,
  unread: readonly FieldFault[],
  byDefault: PriceType,
  least: number,
): { readonly pricing: Pricing; readonly faults: readonly FieldFault[] } => {
  const type = price === 'poa' ? 'poa' : (priceType ?? byDefault);
  const isUnread = unread.some(
    ({ field, level, reason }) =>
      (level !== 'warning' && (field === 'price' || field === 'specialPrice')) || reason === NOT_WHAT_IS_PAID,
  );
  if (type === 'poa' || price === 'poa' || isUnread || (price ?? specialPrice) === undefined)
    return { pricing: ON_APPLICATION, faults: [] };
  const amounts = [
    ['price', price],
    ['specialPrice', specialPrice],
  ] as const;
  const faults: FieldFault[] = amounts.flatMap(([field, cents]) =>
    cents === undefined || cents >= least
      ? []
      : [
          {
            field,
            value: `$${cents / 100}`,
            reason: 'makes no sense: it is shown as Price on Application',
            level: 'field',
          },
        ],
  );
  if (price !== undefined && specialPrice !== undefined && specialPrice > price) {
    const reason = 'is above the price: it is shown as Price on Application';
    faults.push({ field: 'specialPrice', value: `$${specialPrice / 100}`, reason, level: 'field' });
  }
  if (price !== undefined && specialPrice !== undefined && specialPrice * MOST_OFF < price) {
    const reason = 'is far below the price: it is shown as Price on Application';
    faults.push({ field: 'specialPrice', value: `$${specialPrice / 100}`, reason, level: 'field' });
  }
  if (faults.length > 0) return { pricing: ON_APPLICATION, faults };
  const isSpecial = specialPrice !== undefined && specialPrice !== price;
  return {
    pricing: {
      priceType: type,
      ...(price === undefined ? {} : { price }),
      ...(isSpecial ? { specialPrice } : {}),
    },
    faults,
  };
};

/** Fields that an item has under another name, or by its own rule. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'price',
  'specialPrice',
  'priceType',
  'status',
  'videoUrl',
  'location.name',
]);

/** An item with its own values and the others of its row, all put in at once: growing by dozens of names takes three times the memory. */
const withOthers = (
  own: Readonly<Partial<StockItem>>,
  values: Values,
  omitted: readonly StockFieldName[],
): StockItem => {
  const entries: [name: string, value: unknown][] = Object.entries(own);
  for (const field of STOCK_FIELD_NAMES) {
    const value = values[field];
    if (value !== undefined && !(field in own) && !NOT_COPIED.has(field) && !omitted.includes(field))
      entries.push([field, value]);
  }
  return Object.fromEntries(entries) as unknown as StockItem;
};

const missing = (values: Values, faults: readonly FieldFault[]): readonly FieldFault[] =>
  (['vehType', 'make', 'model'] as const)
    .filter((field) => values[field] === undefined && !faults.some((fault) => fault.field === field))
    .map((field) => ({ field, value: '', reason: 'is missing', level: 'row' }));

/**
 * Makes a stock item of the values of one row. A value that could not be read costs its field; only an item without a certain
 * identity, make, model or condition is refused, with all its faults.
 *
 * The id is the feed's, else the stock number, else the VIN, else `fallbackId`, which the caller makes from the row's
 * content.
 */
export const toStockItem = (
  { values, faults: unread, overHttps }: ReadFields,
  raw: RawStockItem,
  context: StockContext,
  fallbackId: () => string,
): Result<ParsedItem, readonly FieldFault[]> => {
  const id = identity(values, raw, unread, fallbackId);
  const refusing = [
    ...unread.filter(({ level }) => level === 'row'),
    ...missing(values, unread),
    ...brandFault(values, context),
    ...(id.kind === 'err' ? id.fault : []),
  ];
  const { vehType, make, model } = values;
  if (refusing.length > 0 || id.kind === 'err' || !vehType || !make || !model) {
    const isRefusing = ({ field }: FieldFault) => refusing.some((fault) => fault.field === field);
    return err([...refusing, ...unread.filter((fault) => fault.level !== 'row' && !isRefusing(fault))]);
  }

  const stockType = values.stockType ?? context.stockType;
  const priceType = priceTypeIn(raw.specialPrice) ?? priceTypeIn(raw.price) ?? context.priceTypes[vehType];
  const priced = pricing(values, unread, priceType, leastPrice(stockType));
  const tooLate = yearFault(values, context);
  const { status = 'available' } = values;
  const own: { -readonly [Key in keyof StockItem]: StockItem[Key] } = {
    id: id.value,
    vehType,
    stockType,
    make,
    model,
    status: status === 'hidden' ? 'available' : status,
    ...priced.pricing,
    featured: values.featured ?? false,
    brandCertified: values.brandCertified ?? false,
    tags: values.tags ?? NONE,
    images: values.images ?? NONE,
  };
  const { videoUrl, 'location.name': locationName, body, transmission } = values;
  if (videoUrl) own.video = videoUrl;
  if (locationName) own.location = { name: locationName };
  const petrolGrade = premiumGrade(values.fuelType ?? '');
  if (petrolGrade) own.petrolGrade = petrolGrade;
  if (values.bodyType === undefined && body) own.bodyType = body;
  if (values.transmissionType === undefined && transmission)
    own.transmissionType = transmissionTypeOf(transmission);
  const omitted: StockFieldName[] = [];
  if (tooLate.length > 0) omitted.push('year');
  if (vehType === 'Used' && values.odometer === 0) omitted.push('odometer');
  const item = withOthers(own, values, omitted);
  const odd = oddValues(item).map((one): FieldFault => ({ ...one, level: 'warning' }));
  return ok({
    item,
    faults: [...unread, ...tooLate, ...priced.faults, ...odd],
    isHidden: status === 'hidden',
    overHttps,
  });
};
