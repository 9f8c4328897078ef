import type { DealerWords, Forms } from '../../country';
import { calendarDayWords } from '../../dateWords';
import { EM_DASH, formatNumber } from '../../formatNumber';
import { DISPLAY_GROUPS, type DisplayGroupKey } from '../specificationFacts';
import type { StockItem } from '../stockItem';
import { isDriven, isRoadVehicle } from '../stockTypes';
import { typeWords } from '../typeWords';
import { DISPLAY_FIELD_KEYS, DISPLAY_FIELDS, type DisplayField, type DisplayFieldKey } from './displayFields';

/** The values of a stock item or a model, by display field. Content's `null` means the same as absent. */
export type DisplayValues = Readonly<Partial<Record<DisplayFieldKey, string | number | null>>> & {
  /** The year of the ANCAP test. Stars are not shown without it. */
  readonly ancapYear?: number | null;
  readonly greenStarYear?: number | null;
};

interface DisplayRow {
  readonly key: DisplayFieldKey;
  readonly label: string;
  /** Ready to show; an em dash if a required value is missing. */
  readonly value: string;
  readonly isMissing?: true;
  readonly isCopied?: true;
  readonly href?: string;
}

export interface DisplayGroup {
  readonly key: DisplayGroupKey;
  readonly label: string;
  readonly rows: readonly DisplayRow[];
}

/** Whether the text adds nothing to the number: `4.9 L/100 km (combined)` beside 4.9 for the combined cycle. */
const saysNoMore = ({ fuelEconomy, fuelCombined }: DisplayValues): boolean => {
  const numbers =
    String(fuelEconomy)
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number) ?? [];
  return numbers.length > 0 && numbers.every((number) => number === fuelCombined || number === 100);
};

const displayText = (key: DisplayFieldKey, values: DisplayValues): string | null => {
  const field: DisplayField = DISPLAY_FIELDS[key];
  const value = values[key];
  if (value === undefined || value === null || value === '') return null;
  if (field.unless && values[field.unless as DisplayFieldKey]) return null;
  if (key === 'fuelEconomy' && saysNoMore(values)) return null;
  if (field.isDay) return calendarDayWords(String(value));
  const text = typeof value === 'number' ? (field.format ?? formatNumber)(value) : value;
  if (key === 'greenStarRating' && values.greenStarYear) return `${text} (rated ${values.greenStarYear})`;
  if (key !== 'ancapRating') return text;
  return values.ancapYear ? `${text} (tested ${values.ancapYear})` : null;
};

const displayRow = (
  key: DisplayFieldKey,
  values: DisplayValues,
  owed: ReadonlySet<DisplayFieldKey>,
  own: OwnLabels,
): DisplayRow[] => {
  const { isCopied, link, ...field }: DisplayField = DISPLAY_FIELDS[key];
  const label = own[key] ?? field.label;
  const value = displayText(key, values);
  if (value !== null && link) return [{ key, label, value: link, href: value }];
  if (value !== null) return [{ key, label, value, ...(isCopied ? { isCopied } : {}) }];
  return owed.has(key) ? [{ key, label, value: EM_DASH, isMissing: true }] : [];
};

const NONE: ReadonlySet<DisplayFieldKey> = new Set();

type OwnLabels = Readonly<Partial<Record<DisplayFieldKey, string>>>;

const GROUPS = (Object.keys(DISPLAY_GROUPS) as DisplayGroupKey[]).map((key) => ({
  key,
  fields: DISPLAY_FIELD_KEYS.filter((field) => DISPLAY_FIELDS[field].group === key),
}));

const ORDER = GROUPS.flatMap(({ fields }) => fields);

/** Rows of several tables as one table would have them, each field once. */
export const inDisplayOrder = (rows: readonly DisplayRow[]): readonly DisplayRow[] =>
  ORDER.flatMap((key) => rows.find((row) => row.key === key) ?? []);

/**
 * The specifications of a stock item or of a model, in groups. Fields without a value are left out unless they are required,
 * and so are groups without rows.
 * @param own labels that replace the usual ones
 */
export const displayGroups = (
  values: DisplayValues,
  owed: ReadonlySet<DisplayFieldKey> = NONE,
  own: OwnLabels = {},
): readonly DisplayGroup[] =>
  GROUPS.map(({ key, fields }) => ({
    key,
    label: DISPLAY_GROUPS[key],
    rows: fields.flatMap((field) => displayRow(field, values, owed, own)),
  })).filter(({ rows }) => rows.length > 0);

/** The stock item's field for each display field. For four of them the names differ. */
const displayValues = (item: StockItem): DisplayValues => ({
  ...item,
  regNumber: item.registrationNumber,
  seatNum: item.seats,
  vinNumber: item.vin,
  location: item.location?.name,
  transmission: item.transmission ?? item.transmissionType,
});

/** The fields that a shopper expects. If one is unknown, the table says so. Shoppers don't ask for a bike's fuel or gearbox. */
const owedFields = (item: StockItem): ReadonlySet<DisplayFieldKey> => {
  const owed = new Set<DisplayFieldKey>(['year', 'colour', 'stockNumber']);
  if (isRoadVehicle(item)) for (const key of ['bodyType', 'transmission', 'fuelType'] as const) owed.add(key);
  if (item.vehType !== 'New' && isDriven(item)) owed.add('odometer');
  return owed;
};

/** What the labels of the specifications say in a country, and as a dealer says it. */
export interface SpecificationWords {
  readonly forms: Pick<Forms, 'registration'>;
  readonly words: DealerWords;
}

/** The specifications of a stock item, in groups, with an em dash for required values that are unknown. */
export const stockDisplayGroups = (
  item: StockItem,
  { forms, words }: SpecificationWords,
): readonly DisplayGroup[] =>
  displayGroups(displayValues(item), owedFields(item), {
    regNumber: forms.registration.label,
    vinNumber: typeWords(item.stockType, words).serial,
  });
