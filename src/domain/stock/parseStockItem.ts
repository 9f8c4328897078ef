import { err, ok, type Result } from '../result';
import type { Read } from './parse/reader';
import { transmissionTypeOf } from './parse/readVocabulary';
import { spellingKey } from './slug';
import { STOCK_FIELD_NAMES, STOCK_FIELDS, type StockFieldName } from './stockFields';
import type { PriceType, StockItem } from './stockItem';
import { fitsAddress } from './stockItemPath';
import type { StockType } from './stockTypes';
import type { VehType } from './vehType';

/** The mapped values of one row, as in the feed. */
export type RawStockItem = Readonly<Partial<Record<StockFieldName, unknown>>>;

/** What is wrong with one value of a row: "price -1 is outside 0 to 100,000,000". */
export interface FieldFault {
  readonly field: StockFieldName;
  /** The value as in the feed, shortened; empty if it is missing. */
  readonly value: string;
  /** In words that follow the field and its value. */
  readonly reason: string;
}

/** The site's settings for every row of its feed. */
export interface StockContext {
  /** The brand that new and demo stock must have; `null` accepts every make. */
  readonly brand: string | null;
  /** The stock type of rows that name none. */
  readonly stockType: StockType;
  /** The price type of rows that name none. */
  readonly priceTypes: Readonly<Record<VehType, PriceType>>;
}

type Values = { readonly [Name in StockFieldName]?: Read<(typeof STOCK_FIELDS)[Name]> };

const shown = (raw: unknown): string => {
  if (raw === undefined || raw === null) return '';
  const text = typeof raw === 'object' ? (JSON.stringify(raw) ?? '') : String(raw);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const readFields = (raw: RawStockItem): { readonly values: Values; readonly faults: FieldFault[] } => {
  const values: Partial<Record<StockFieldName, unknown>> = {};
  const faults: FieldFault[] = [];
  for (const field of STOCK_FIELD_NAMES) {
    const read = STOCK_FIELDS[field](raw[field]);
    if (read.kind === 'err') faults.push({ field, value: shown(raw[field]), reason: read.fault });
    else if (read.value !== undefined) values[field] = read.value;
  }
  return { values: values as Values, faults };
};

/** The sources of an item's id: the first of these that a row has. */
const ID_FIELDS = ['id', 'stockNumber', 'vin'] as const;

/** Rules between several fields. A field that could not be read is not reported again. */
const crossFaults = (values: Values, raw: RawStockItem, context: StockContext): FieldFault[] => {
  const faults: FieldFault[] = [];
  const { vehType, make, price, specialPrice } = values;
  const isForeign = context.brand !== null && make && spellingKey(make) !== spellingKey(context.brand);
  if (isForeign && (vehType === 'New' || vehType === 'Demo')) {
    faults.push({
      field: 'make',
      value: make,
      reason: `is not ${context.brand}, which ${vehType.toLowerCase()} stock of this site must be`,
    });
  }
  if (typeof price === 'number' && specialPrice !== undefined && specialPrice > price) {
    faults.push({ field: 'specialPrice', value: shown(raw.specialPrice), reason: 'is above the price' });
  }
  const idField = ID_FIELDS.find((field) => values[field] !== undefined);
  if (idField && !fitsAddress(values[idField] ?? '')) {
    faults.push({ field: idField, value: shown(raw[idField]), reason: 'is too long for an address' });
  }
  return faults;
};

/** Treats `poa` and a missing price the same, so that no price is shown by accident. */
const pricing = (
  { price, specialPrice, priceType }: Values,
  byDefault: PriceType,
): Pick<StockItem, 'price' | 'specialPrice' | 'priceType'> => {
  const type = price === 'poa' ? 'poa' : (priceType ?? byDefault);
  if (type === 'poa' || price === 'poa' || (price ?? specialPrice) === undefined) return { priceType: 'poa' };
  const isSpecial = specialPrice !== undefined && specialPrice !== price;
  return {
    priceType: type,
    ...(price === undefined ? {} : { price }),
    ...(isSpecial ? { specialPrice } : {}),
  };
};

/** The fields that shoppers search by, derived from the feed's own words. */
const derived = ({ body, bodyType, transmission, transmissionType }: Values) => {
  const searchedBody = bodyType ?? body;
  const searchedTransmission = transmissionType ?? (transmission && transmissionTypeOf(transmission));
  return {
    ...(searchedBody ? { bodyType: searchedBody } : {}),
    ...(searchedTransmission ? { transmissionType: searchedTransmission } : {}),
  };
};

/**
 * Reads the mapped values of one row into a stock item, or returns all faults of the row. It is lenient where the meaning is
 * safe (separators, units, spaces, `nan` and `-` for nothing, 0 km for a used item) and strict where it is not (negative prices, the year 1200,
 * words for kilometres).
 *
 * The id is the feed's, else the stock number, else the VIN, else `fallbackId`, which the caller makes from the row's
 * content.
 */
export const parseStockItem = (
  raw: RawStockItem,
  context: StockContext,
  fallbackId: string,
): Result<StockItem, readonly FieldFault[]> => {
  const { values, faults: unread } = readFields(raw);
  const faults = [...unread, ...crossFaults(values, raw, context)];
  const { vehType, make, model } = values;
  for (const field of ['vehType', 'make', 'model'] as const) {
    const isUnread = faults.some((fault) => fault.field === field);
    if (values[field] === undefined && !isUnread) faults.push({ field, value: '', reason: 'is missing' });
  }
  if (faults.length > 0 || !vehType || !make || !model) return err(faults);

  const {
    'location.name': locationName,
    videoUrl,
    odometer,
    price: _price,
    specialPrice: _special,
    ...rest
  } = values;
  return ok({
    ...rest,
    ...(odometer === undefined || (vehType === 'Used' && odometer === 0) ? {} : { odometer }),
    ...derived(values),
    ...pricing(values, context.priceTypes[vehType]),
    id: values.id ?? values.stockNumber ?? values.vin ?? fallbackId,
    vehType,
    make,
    model,
    stockType: values.stockType ?? context.stockType,
    status: values.status ?? 'available',
    featured: values.featured ?? false,
    brandCertified: values.brandCertified ?? false,
    tags: values.tags ?? [],
    images: values.images ?? [],
    ...(videoUrl ? { video: videoUrl } : {}),
    ...(locationName ? { location: { name: locationName } } : {}),
  });
};
