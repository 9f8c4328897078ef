import type { Respelling } from '../../../src/domain/stock/facetWords';
import type { StockFieldName } from '../../../src/domain/stock/stockFields';
import { isMake, meaningOf, WORD_FIELDS, type WordField } from '../guess/valueWords';
import { type FieldProfile, fieldLabel, figure, valueText } from './fieldProfile';

/** What a shopper sees where a field is missing; only these fields are missed. */
const MISSED: Readonly<Partial<Record<StockFieldName, string>>> = {
  price: 'a price: the others show Price on Application',
  images: 'a picture',
  year: 'a year',
  odometer: 'its kilometres',
  bodyType: 'a body type: the others are missing from that filter',
  colour: 'a colour',
  fuelType: 'a fuel: the others are missing from that filter',
  transmission: 'a transmission: the others are missing from that filter',
  siteDescription: 'a description',
};

/** Fields of which each vehicle has its own value. */
const OWN: Readonly<Partial<Record<StockFieldName, string>>> = {
  vin: 'VIN',
  registrationNumber: 'registration number',
  stockNumber: 'stock number',
};

/** Fields whose values differ from vehicle to vehicle. */
const VARYING: ReadonlySet<StockFieldName> = new Set([
  'price',
  'specialPrice',
  'odometer',
  'stockName',
  'model',
  'engineHours',
]);

/** Fewer vehicles say nothing about what is usual. */
const FEWEST = 10;

const KINDS: Readonly<Record<WordField, string>> = {
  vehType: 'conditions',
  fuelType: 'fuels',
  transmission: 'transmissions',
  bodyType: 'body types',
  colour: 'colours',
  status: 'states of a sale',
  stockType: 'kinds of stock',
};

const WORD_KIND: Readonly<Partial<Record<StockFieldName, WordField | 'make' | 'other'>>> = {
  vehType: 'vehType',
  make: 'make',
  model: 'other',
  variations: 'other',
  body: 'bodyType',
  bodyType: 'bodyType',
  colour: 'colour',
  fuelType: 'fuelType',
  transmission: 'transmission',
  transmissionType: 'transmission',
  'location.name': 'other',
};

const vehicles = (count: number): string => (count === 1 ? '1 vehicle' : `${figure(count)} vehicles`);

/** How many vehicles have Price on Application as their price. */
const onApplication = ({ field, commonest }: FieldProfile): number =>
  field === 'price' ? (commonest.find(({ value }) => value === 'poa')?.rows ?? 0) : 0;

function missing(profile: FieldProfile, rows: number): readonly string[] {
  const { field } = profile;
  const usable = profile.usable - onApplication(profile);
  const what = MISSED[field];
  if (what === undefined || usable * 2 >= rows) return [];
  return usable === 0
    ? [`No vehicle has ${what.split(':', 1)[0]}.`]
    : [`Only ${figure(usable)} of ${figure(rows)} vehicles have ${what}.`];
}

function same({ field, usable, distinct, commonest, counts }: FieldProfile): readonly string[] {
  const first = commonest.find(({ value }) => value !== 'poa');
  if (!first || !VARYING.has(field) || usable < FEWEST || counts !== 'values') return [];
  const label = fieldLabel(field).toLowerCase();
  const value = valueText(field, first.value);
  if (distinct === 1) return [`Every vehicle has the same ${label}, ${value}.`];
  return field !== 'model' && first.rows * 5 > usable * 2
    ? [`${vehicles(first.rows)} of ${figure(usable)} have ${value}: is that a placeholder?`]
    : [];
}

function shared({ field, usable, distinct, commonest }: FieldProfile): readonly string[] {
  const name = OWN[field];
  const [first] = commonest;
  if (name === undefined || distinct === undefined || !first || distinct === usable) return [];
  const repeats = usable - distinct;
  return [
    `${vehicles(repeats)} ${repeats === 1 ? 'repeats' : 'repeat'} the ${name} of another one, such as ${first.value}.`,
  ];
}

/** Numbers far from the others. */
function far({ field, range, usable, counts }: FieldProfile): readonly string[] {
  if (!range || usable < FEWEST || counts !== 'values' || range.middle <= 0) return [];
  const { least, middle, most } = range;
  const text = (value: number): string => valueText(field, value);
  if (field === 'price' || field === 'specialPrice')
    return [
      ...(least * 20 < middle ? [`The lowest, ${text(least)}, is far below the usual ${text(middle)}.`] : []),
      ...(most > middle * 50 ? [`The highest, ${text(most)}, is far above the usual ${text(middle)}.`] : []),
    ];
  return field === 'odometer' && most > 1_000_000
    ? [`The highest, ${text(most)}, is more than vehicles run.`]
    : [];
}

/** Numbers that belong to another column. */
function columnOf({ field, range, usable, counts }: FieldProfile): readonly string[] {
  if (!range || usable < FEWEST || counts !== 'values') return [];
  const { least, middle, most } = range;
  if ((field === 'price' || field === 'specialPrice') && least >= 190_000 && most <= 203_000)
    return ['The prices look like years: is it the right column?'];
  if (field === 'odometer' && least >= 1950 && most <= 2035)
    return ['The kilometres look like years: is it the right column?'];
  return field === 'year' && middle < 1980 ? [`The usual year is ${middle}: is it the right column?`] : [];
}

/** Words that belong to another field: fuels under colour, makes under model. */
function foreign({ field, commonest, usable }: FieldProfile): readonly string[] {
  const kind = WORD_KIND[field];
  const words = commonest.filter(({ value }) => typeof value === 'string');
  const all = words.reduce((sum, { rows }) => sum + rows, 0);
  if (kind === undefined || all === 0 || usable < 3) return [];
  const shareOf = (test: (text: string) => boolean): number =>
    words.reduce((sum, { value, rows }) => sum + (test(String(value)) ? rows : 0), 0) / all;
  const own =
    kind === 'make'
      ? shareOf(isMake)
      : kind === 'other'
        ? 0
        : shareOf((text) => meaningOf(kind, text) !== undefined);
  if (own > 0.3) return [];
  const example = words[0]?.value;
  // One yard may well be called Orange, and one model Auto.
  if (kind === 'other' && words.length < 3) return [];
  const other = WORD_FIELDS.find(
    (one) =>
      one !== kind && one !== 'stockType' && shareOf((text) => meaningOf(one, text) !== undefined) > 0.8,
  );
  if (other) return [`Most values are ${KINDS[other]}, such as ${example}: is it the right column?`];
  return field === 'model' && shareOf(isMake) > 0.8
    ? [`Most values are makes, such as ${example}: is it the right column?`]
    : [];
}

function dated({ field, dates }: FieldProfile, now: Date): readonly string[] {
  if (!dates || field === 'updatedAt') return [];
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString();
  return dates[1] > tomorrow ? [`The last date, ${dates[1].slice(0, 10)}, is still to come.`] : [];
}

/** Fields whose words shoppers choose by, and that few codes would tell anything. */
const CHOSEN: ReadonlySet<StockFieldName> = new Set(['bodyType', 'colour', 'fuelType', 'transmission']);

/** Words of one to three capitals that the site does not know, where most values are such: codes of the system. */
function coded({ field, commonest }: FieldProfile, joined: readonly Respelling[]): readonly string[] {
  const kind = WORD_KIND[field];
  if (!CHOSEN.has(field) || kind === undefined || kind === 'make' || kind === 'other') return [];
  const codes = commonest
    .map(({ value }) => String(value))
    .filter((value) => /^[A-Z\d]{1,3}$/.test(value) && meaningOf(kind, value) === undefined)
    .filter((value) => !joined.some(({ field: facet, from }) => facet.startsWith(field) && from === value));
  return codes.length * 2 > commonest.length
    ? [`${codes.slice(0, 3).join(', ')}: are these codes? Shoppers would see them as they are.`]
    : [];
}

/** What looks odd about a field. */
export interface Oddities {
  /** In plain sentences for dealer staff. */
  readonly odd: readonly string[];
  /** Whether the field as a whole can hardly be what it should be: another column, a placeholder, no price at all. */
  readonly isWrong: boolean;
}

/**
 * @param rows how many vehicles there are
 * @param joined the words that shoppers see as another word
 */
export function oddities(
  profile: FieldProfile,
  rows: number,
  now: Date,
  joined: readonly Respelling[],
): Oddities {
  const none = profile.usable === onApplication(profile);
  const wrong = [...same(profile), ...columnOf(profile), ...foreign(profile), ...coded(profile, joined)];
  return {
    odd: [...missing(profile, rows), ...wrong, ...shared(profile), ...far(profile), ...dated(profile, now)],
    isWrong: wrong.length > 0 || (none && (profile.field === 'price' || profile.field === 'images')),
  };
}
