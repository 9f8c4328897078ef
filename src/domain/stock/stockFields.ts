import { err, ok } from '../result';
import { factUnit, KM_PER_MILE, METRES_PER_FOOT } from './factUnits';
import { readDocumentAddress, readImages, readVideo } from './parse/readMedia';
import {
  type NumberRule,
  numberReader,
  readKilometres,
  readPrice,
  readSpecialPrice,
  readYear,
} from './parse/readNumber';
import {
  lineReader,
  type Reader,
  readCode,
  readEquipment,
  readList,
  readParagraphs,
  readText,
  readVin,
  readWord,
} from './parse/readText';
import { readTime } from './parse/readTime';
import { readFlag, readPriceType, readStatus, readStockType, readVehType } from './parse/readVocabulary';
import { SPECIFICATION_FACTS } from './specificationFacts';
import { FACT_NAMES, type FactName, STOCK_FACTS, type StockFact, type StockFacts } from './stockFacts';

const LENGTHS_IN_METRES = {
  ...Object.fromEntries(['ft', 'foot', 'feet', "'", '’', '′'].map((foot) => [foot, METRES_PER_FOOT])),
  cm: 0.01,
  mm: 0.001,
};

const kilograms: NumberRule = {
  min: 1,
  max: 500_000,
  zeroIsAbsent: true,
  units: ['kg', 'kgs', 'kilograms'],
  converts: { t: 1000, tonne: 1000, tonnes: 1000, lb: 0.45359237, lbs: 0.45359237 },
};
const millimetres: NumberRule = {
  min: 1,
  max: 100_000,
  zeroIsAbsent: true,
  units: ['mm'],
  converts: { cm: 10, m: 1000 },
};
const count = (max: number, ...units: string[]): NumberRule => ({
  min: 1,
  max,
  whole: 'exact',
  zeroIsAbsent: true,
  units,
});

/** Feet with inches, as caravans and boats are sold: `16'6"`, `20 ft 6 in`, `18′ 3`. */
const FEET_AND_INCHES =
  /^(\d{1,3}) ?(?:'|’|′|ft\.?|feet|foot) ?(\d{1,2}(?:\.\d+)?) ?(?:"|''|”|″|in\.?|inch|inches)?$/i;

/** A length, which may be in feet and inches. */
const lengthReader = (rule: NumberRule): Reader<number> => {
  const read = numberReader(rule);
  return (raw, style) => {
    const [, feet, inches] = (typeof raw === 'string' && FEET_AND_INCHES.exec(raw.trim())) || [];
    return feet !== undefined && Number(inches) < 12
      ? read(`${Number(feet) + Number(inches) / 12} ft`)
      : read(raw, style);
  };
};

/** Two numbers of the same thing: `2/5`, `2-5`, `2 or 5`. */
const TWO_NUMBERS = /^(\d{1,3}) ?(?:\/|-|–|or) ?(\d{1,3})(?!\d)(.*)$/i;

/**
 * A number of seats or doors. Where a system writes two (a ute with a bench or without), only what is certain is read: `5/5`
 * is 5, and `2/5` is nothing.
 */
const countReader = (rule: NumberRule): Reader<number> => {
  const read = numberReader(rule);
  return (raw) => {
    const text = readText(raw);
    const [, one, other, unit = ''] = (text.kind === 'ok' && TWO_NUMBERS.exec(text.value ?? '')) || [];
    if (one === undefined || other === undefined) return read(raw);
    return Number(one) === Number(other) ? read(`${one}${unit}`) : err(`may be ${one} or ${other}`);
  };
};

/** An engine in the feed's words. An amount of money means that the wrong column was mapped. */
const readEngine = lineReader((line) =>
  /^[$£€¥]/.test(line) ? err('looks like an amount of money') : ok(line),
);

type OtherFact = Exclude<FactName, keyof typeof SPECIFICATION_FACTS>;

const OTHER_FACTS = FACT_NAMES.filter((name): name is OtherFact => !(name in SPECIFICATION_FACTS));

const FACT_READERS = Object.fromEntries(
  OTHER_FACTS.map((name): [string, Reader<number | string>] => {
    const fact: StockFact = STOCK_FACTS[name];
    if (fact.holds === 'word') return [name, readWord];
    if (fact.holds === 'link') return [name, readDocumentAddress];
    const { unit, most } = fact;
    const { spellings, converts } = factUnit(unit);
    return [
      name,
      numberReader({
        units: spellings,
        converts,
        min: 1,
        max: most ?? Number.MAX_SAFE_INTEGER,
        zeroIsAbsent: true,
        whole: unit === 'pieces' ? 'exact' : 'round',
      }),
    ];
  }),
) as { readonly [Name in OtherFact]: Reader<NonNullable<StockFacts[Name]>> };

/**
 * Every field that a feed can give, under the name that a mapping file uses, with its reader. A feed without a mapping file
 * has columns with these names. Units are those of `StockItem`; prices in a feed are dollars.
 */
export const STOCK_FIELDS = {
  id: readCode,
  vehType: readVehType,
  stockType: readStockType,
  make: readText,
  model: readText,
  variations: readText,
  series: readText,
  year: readYear({ min: 1885, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  body: readWord,
  bodyType: readWord,
  colour: readWord,
  fuelType: readWord,
  odometer: readKilometres({
    min: 0,
    max: 3_000_000,
    whole: 'round',
    units: ['km', 'kms', 'k', 'kilometres', 'kilometers', 'kmt'],
    converts: { mi: KM_PER_MILE, mile: KM_PER_MILE, miles: KM_PER_MILE },
  }),
  price: readPrice,
  specialPrice: readSpecialPrice,
  priceType: readPriceType,
  status: readStatus,
  featured: readFlag,
  brandCertified: readFlag,
  tags: readList,
  images: readImages,
  pictureNote: readText,
  spinImages: readImages,
  videoUrl: readVideo,
  equipment: readEquipment,
  registrationNumber: readCode,
  seats: countReader(count(100, 's', 'seat', 'seats', 'seater', '-seater')),
  siteDescription: readParagraphs,
  stockNumber: readCode,
  transmission: readWord,
  transmissionType: readWord,
  vin: readVin,
  'location.name': readText,
  stockName: readText,
  stockSubname: readText,
  createdAt: readTime,
  updatedAt: readTime,

  ancapRating: numberReader({ min: 0, max: 5, units: ['star', 'stars'] }),
  ancapYear: numberReader({ min: 1993, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  cylinders: numberReader(count(48, 'c', 'cyl', 'cyls', 'cylinder', 'cylinders')),
  doorNum: countReader(count(20, 'd', 'dr', 'drs', 'door', 'doors')),
  engine: readEngine,
  fuelCombined: numberReader({
    min: 0,
    max: 200,
    zeroIsAbsent: true,
    units: ['l/100km', 'l/100 km', 'l / 100 km', 'l per 100 km', 'litres per 100 km'],
  }),
  fuelEconomy: readText,
  greenStarRating: numberReader({ min: 0, max: 6, zeroIsAbsent: true, units: ['star', 'stars'] }),
  greenStarYear: numberReader({ min: 2000, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  height: numberReader(millimetres),
  length: numberReader(millimetres),
  width: numberReader(millimetres),
  power: numberReader({
    min: 0,
    max: 5_000,
    zeroIsAbsent: true,
    units: ['kw'],
    converts: { hp: 0.745699872, bhp: 0.745699872, ps: 0.73549875 },
  }),
  powerToWeight: numberReader({ min: 0, max: 5_000, zeroIsAbsent: true, units: ['kw/t', 'kw per tonne'] }),
  tareMass: numberReader(kilograms),
  torque: numberReader({ min: 0, max: 20_000, zeroIsAbsent: true, units: ['nm'] }),

  atm: numberReader(kilograms),
  beamWidth: lengthReader({
    min: 0,
    max: 100,
    zeroIsAbsent: true,
    units: ['m', 'mtr', 'metres', 'meters'],
    converts: LENGTHS_IN_METRES,
  }),
  engineHours: numberReader({ min: 0, max: 200_000, units: ['h', 'hr', 'hrs', 'hour', 'hours'] }),
  fuelTankCapacity: numberReader({ min: 0, max: 100_000, zeroIsAbsent: true, units: ['l', 'litres'] }),
  gcm: numberReader(kilograms),
  gvm: numberReader(kilograms),
  lengthFeet: lengthReader({
    min: 0,
    max: 1_000,
    zeroIsAbsent: true,
    units: ['ft', 'foot', 'feet', "'", '’', '′'],
    converts: { m: 1 / METRES_PER_FOOT, metres: 1 / METRES_PER_FOOT },
  }),
  lengthMeters: lengthReader({
    min: 0,
    max: 300,
    zeroIsAbsent: true,
    units: ['m', 'mtr', 'metres', 'meters'],
    converts: LENGTHS_IN_METRES,
  }),
  passengerDoors: numberReader(count(20, 'door', 'doors')),
  seatHeight: numberReader(millimetres),
  sleepingCapacity: numberReader(count(100, 'berth', 'berths', 'people', 'person', 'persons')),
  stroke: numberReader({ min: 0, max: 1_000, zeroIsAbsent: true, units: ['mm', 'stroke'] }),
  tare: numberReader(kilograms),
  transNum: numberReader(count(48, 'sp', 'speed', '-speed', 'spd', 'gears')),
  wetOperationalWeight: numberReader(kilograms),
  wheelBase: numberReader(millimetres),
  ...FACT_READERS,
} as const satisfies Record<string, Reader<unknown>>;

/**
 * Fields of large numbers, whose columns may part thousands with points: `9.990`. In other fields a point is always the mark of
 * a fraction.
 */
export const LARGE_NUMBERS: ReadonlySet<StockFieldName> = new Set([
  ...(['price', 'specialPrice', 'odometer', 'engineHours', 'atm', 'gcm', 'gvm', 'tare', 'tareMass'] as const),
  ...FACT_NAMES.filter((name) => {
    const fact: StockFact = STOCK_FACTS[name];
    return fact.holds === 'number' && (fact.most ?? 0) > 1_000;
  }),
  ...(['height', 'length', 'width', 'wheelBase', 'wetOperationalWeight'] as const),
]);

/** Fields of dates, whose columns may put the month first. */
export const DATES: ReadonlySet<StockFieldName> = new Set(['createdAt', 'updatedAt']);

export type StockFieldName = keyof typeof STOCK_FIELDS;

export const STOCK_FIELD_NAMES = Object.keys(STOCK_FIELDS) as readonly StockFieldName[];
