import { formatNumber } from '../../../domain/formatNumber';
import { factUnit } from '../../../domain/stock/factUnits';
import { FACT_NAMES, STOCK_FACTS } from '../../../domain/stock/stockFacts';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../domain/stock/stockFields';
import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import type { FieldProfile } from './fieldProfile';

/** Names of fields for people, where the field's own words would not do. */
const LABELS: Readonly<Partial<Record<StockFieldName, string>>> = {
  id: 'Id',
  vehType: 'Condition',
  stockType: 'Kind of stock',
  variations: 'Badge',
  odometer: 'Kilometres',
  images: 'Pictures',
  'location.name': 'Location',
  siteDescription: 'Description',
  vin: 'VIN',
  stockName: 'Title',
  stockSubname: 'Subtitle',
  createdAt: 'Added on',
  updatedAt: 'Changed on',
  doorNum: 'Doors',
  transNum: 'Gears',
  ancapRating: `${forms.safetyRating} rating`,
  ancapYear: `${forms.safetyRating} year`,
  lengthMeters: 'Length in metres',
  lengthFeet: 'Length in feet',
  length: 'Length in millimetres',
  gvm: 'GVM',
  gcm: 'GCM',
  atm: 'ATM',
  spinImages: 'Turning view',
};

/** `registrationNumber` → `Registration number`. */
export const fieldLabel = (field: StockFieldName | 'row'): string => {
  if (field === 'row') return 'Whole row';
  const label = LABELS[field];
  if (label !== undefined) return label;
  const words = field.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const UNITS: Readonly<Partial<Record<StockFieldName, string>>> = {
  odometer: 'km',
  power: 'kW',
  torque: 'Nm',
  engineHours: 'h',
  lengthMeters: 'm',
  beamWidth: 'm',
  lengthFeet: 'ft',
  fuelCombined: 'L/100 km',
  fuelTankCapacity: 'L',
  ...Object.fromEntries(
    ['length', 'height', 'width', 'wheelBase', 'seatHeight'].map((field) => [field, 'mm']),
  ),
  ...Object.fromEntries(
    ['atm', 'gcm', 'gvm', 'tare', 'tareMass', 'wetOperationalWeight'].map((field) => [field, 'kg']),
  ),
  ...Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const fact = STOCK_FACTS[name];
      return fact.holds === 'number' ? [[name, factUnit(fact.unit).label]] : [];
    }),
  ),
};

const YEARS: ReadonlySet<StockFieldName> = new Set(['year', 'ancapYear', 'greenStarYear']);

/** A whole number as people read it. */
export const figure = formatNumber;

/** A value as people read it: `$45,990`, `81,204 km`, `2021`. */
export function valueText(field: StockFieldName, value: string | number): string {
  if (typeof value === 'string') return value === 'poa' ? locale.prices.poa.label : value;
  if (field === 'price' || field === 'specialPrice') return `$${figure(value / 100)}`;
  if (YEARS.has(field)) return String(value);
  const unit = UNITS[field];
  return !unit ? figure(value) : `${figure(value)} ${unit}`;
}

/** From where to where a field's values go, in words; empty if they have no order. */
export function rangeText({ field, range, dates, counts }: FieldProfile): string {
  const span = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);
  if (dates) return span(dates[0].slice(0, 10), dates[1].slice(0, 10));
  if (!range) return '';
  const { least, most } = range;
  if (counts === 'values') return span(valueText(field, least), valueText(field, most));
  const of = field === 'images' || field === 'spinImages' ? 'pictures' : counts;
  return `${span(figure(least), figure(most))} ${most === 1 ? of.replace(/ies$/, 'y').replace(/s$/, '') : of}`;
}

/** `97 %`; never 100 or 0 where that would hide some rows. */
export function share(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %';
  if (part === whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))} %`;
}

/** Every field that a feed can give, with its unit and its name for people. */
export const fieldList = (): string =>
  STOCK_FIELD_NAMES.map((field) =>
    `${field.padEnd(24)} ${(field === 'price' || field === 'specialPrice' ? '$' : (UNITS[field] ?? '')).padEnd(10)} ${fieldLabel(field)}`.trimEnd(),
  ).join('\n');
