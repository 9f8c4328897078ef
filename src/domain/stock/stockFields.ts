import { err, ok } from '../result';
import { type FactUnit, FEET, factUnit, inEach, KM_PER_MILE, METRES_PER_FOOT } from './factUnits';
import { readDocumentAddress, readImages, readVideo } from './parse/readMedia';
import { type NumberRule, numberReader, readKilometres, readYear } from './parse/readNumber';
import { type Money, priceReaders } from './parse/readPrice';
import {
  lineReader,
  type Reader,
  readCode,
  readEquipment,
  readList,
  readName,
  readParagraphs,
  readRegistration,
  readText,
  readVin,
  readWord,
} from './parse/readText';
import { readDay, readTime } from './parse/readTime';
import { readFlag, readPriceType, readStatus, readStockType, readVehType } from './parse/readVocabulary';
import { SPECIFICATION_FACTS } from './specificationFacts';
import {
  FACT_NAMES,
  type FactName,
  NUMBER_FACT_NAMES,
  STOCK_FACTS,
  type StockFact,
  type StockFacts,
} from './stockFacts';

/** Only feeds have them: to shoppers, "in" is a word. */
const INCHES = ['in', 'inch', 'inches'];
const POUND_FEET = ['lb-ft', 'lbs-ft', 'lb ft', 'lbft', 'ft-lb', 'ft-lbs', 'ft lb', 'ft lbs'];

const FOOT_MARKS = ["'", '’', '′'];

/** A measure in a unit, however feeds write it; 0 means that it is unknown. */
const measure = (unit: FactUnit, max: number, ...more: string[]): NumberRule => {
  const { spellings, converts } = factUnit(unit);
  return { min: 0, max, zeroIsAbsent: true, units: [...spellings, ...more], ...(converts && { converts }) };
};

/** A measure of which less than one makes no sense. */
const atLeastOne = (rule: NumberRule): NumberRule => ({ ...rule, min: 1 });

const large = (rule: NumberRule): NumberRule => ({ ...atLeastOne(rule), isLarge: true, whole: 'round' });

const kilograms = large(measure('kg', 500_000));
const millimetres = large({
  ...measure('mm', 100_000),
  converts: { ...factUnit('mm').converts, ...inEach(FEET, 304.8), ...inEach(INCHES, 25.4) },
});

const metres = (max: number): NumberRule => {
  const rule = measure('m', max);
  const marks = Object.fromEntries(FOOT_MARKS.map((mark) => [mark, METRES_PER_FOOT]));
  return {
    ...rule,
    converts: { ...rule.converts, ...marks, ...inEach(INCHES, 0.0254), cm: 0.01, mm: 0.001 },
    convertedDecimals: 2,
  };
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

/** A number of seats or doors. Where a system writes two, only what is certain is read: `5/5` is 5, and `2/5` is nothing. */
const countReader = (rule: NumberRule): Reader<number> => {
  const read = numberReader(rule);
  return (raw) => {
    const text = readText(raw);
    const [, one, other, unit = ''] = (text.kind === 'ok' && TWO_NUMBERS.exec(text.value ?? '')) || [];
    if (one === undefined || other === undefined) return read(raw);
    return Number(one) === Number(other) ? read(`${one}${unit}`) : err(`may be ${one} or ${other}`);
  };
};

/** An engine in the feed's words; `0` is none. An amount of money means that the wrong column was mapped. */
const readEngine = lineReader((line) => {
  if (/^(?:0+(?:[.,]0+)? ?(?:l|lt|ltrs?|lit(?:re|er)s?|cc|ccm|cm3)?|false)$/i.test(line))
    return ok(undefined);
  return /^[$£€¥]/.test(line) ? err('looks like an amount of money') : ok(line);
});

export const MAX_SERVICE_STAMPS = 100;

/** mm */
export const MAX_TYRE_TREAD = 30;

type OtherFact = Exclude<FactName, keyof typeof SPECIFICATION_FACTS>;

const OTHER_FACTS = FACT_NAMES.filter((name): name is OtherFact => !(name in SPECIFICATION_FACTS));

/** Fields whose values are whole and mostly have thousands, so that three digits after a mark are never a fraction. */
export const LARGE_NUMBERS: ReadonlySet<string> = new Set([
  ...['price', 'specialPrice', 'odometer', 'atm', 'gcm', 'gvm', 'tare', 'tareMass', 'wetOperationalWeight'],
  ...['height', 'length', 'width', 'wheelBase', 'seatHeight'],
  ...FACT_NAMES.filter((name) => {
    const fact: StockFact = STOCK_FACTS[name];
    return fact.holds === 'number' && (fact.most ?? 0) > 1_000;
  }),
]);

const FACT_READERS = Object.fromEntries(
  OTHER_FACTS.map((name): [string, Reader<number | string>] => {
    const fact: StockFact = STOCK_FACTS[name];
    if (fact.holds === 'word') return [name, readWord];
    if (fact.holds === 'link') return [name, readDocumentAddress];
    const { unit, most = Number.MAX_SAFE_INTEGER } = fact;
    const rule = atLeastOne(measure(unit, most));
    if (unit === 'pieces') return [name, numberReader({ ...rule, whole: 'exact' })];
    return [name, numberReader(LARGE_NUMBERS.has(name) ? large(rule) : { ...rule, whole: 'round' })];
  }),
) as { readonly [Name in OtherFact]: Reader<NonNullable<StockFacts[Name]>> };

const IDENTITY_FIELDS = {
  id: readCode,
  vehType: readVehType,
  stockType: readStockType,
  make: readName,
  model: readName,
  variations: readName,
  series: readName,
  year: readYear({ min: 1885, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  body: readWord,
  bodyType: readWord,
  colour: readWord,
  fuelType: readWord,
  odometer: readKilometres({
    ...measure('km', 3_000_000, 'k', 'kmt', 'ks', 'klm', 'klms'),
    converts: { ...factUnit('km').converts, mls: KM_PER_MILE },
    isLarge: true,
    whole: 'round',
    zeroIsAbsent: undefined,
  }),
} as const;

const OTHER_FIELDS = {
  priceType: readPriceType,
  status: readStatus,
  featured: readFlag,
  brandCertified: readFlag,
  tags: readList,
  images: readImages,
  pictureNote: readName,
  spinImages: readImages,
  videoUrl: readVideo,
  equipment: readEquipment,
  registrationNumber: readRegistration,
  seats: countReader(count(100, 's', 'seat', 'seats', 'seater', '-seater')),
  siteDescription: readParagraphs,
  stockNumber: readCode,
  transmission: readWord,
  transmissionType: readWord,
  vin: readVin,
  'location.name': readName,
  stockName: readName,
  stockSubname: readName,
  createdAt: readTime,
  updatedAt: readTime,
  ppsrOn: readDay,
  serviceStamps: numberReader(count(MAX_SERVICE_STAMPS, 'stamp', 'stamps', 'services')),
  tyreTread: numberReader(measure('mm', MAX_TYRE_TREAD)),

  ancapRating: numberReader({ min: 0, max: 5, units: ['star', 'stars'] }),
  ancapYear: numberReader({ min: 1993, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  cylinders: numberReader(count(48, 'c', 'cyl', 'cyls', 'cylinder', 'cylinders')),
  doorNum: countReader(count(20, 'd', 'dr', 'drs', 'door', 'doors')),
  engine: readEngine,
  fuelCombined: numberReader(measure('L/100 km', 200, 'l / 100 km', 'l per 100 km', 'litres per 100 km')),
  fuelEconomy: readName,
  greenStarRating: numberReader({ min: 0, max: 6, zeroIsAbsent: true, units: ['star', 'stars'] }),
  greenStarYear: numberReader({ min: 2000, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  height: numberReader(millimetres),
  length: numberReader(millimetres),
  width: numberReader(millimetres),
  power: numberReader(measure('kW', 5_000)),
  powerToWeight: numberReader(measure('kW/t', 5_000, 'kw per tonne')),
  tareMass: numberReader(kilograms),
  torque: numberReader({ ...measure('Nm', 20_000), converts: inEach(POUND_FEET, 1.355818) }),

  atm: numberReader(kilograms),
  beamWidth: lengthReader(metres(100)),
  engineHours: numberReader({ ...measure('h', 200_000), zeroIsAbsent: undefined }),
  fuelTankCapacity: numberReader(measure('L', 100_000)),
  gcm: numberReader(kilograms),
  gvm: numberReader(kilograms),
  lengthFeet: lengthReader({ ...measure('ft', 1_000, ...FOOT_MARKS), convertedDecimals: 2 }),
  lengthMeters: lengthReader(metres(300)),
  passengerDoors: numberReader(count(20, 'door', 'doors')),
  seatHeight: numberReader(millimetres),
  sleepingCapacity: numberReader(count(100, 'berth', 'berths', 'people', 'person', 'persons')),
  stroke: numberReader({ min: 0, max: 1_000, zeroIsAbsent: true, units: ['mm', 'stroke'] }),
  tare: numberReader(kilograms),
  transNum: numberReader(count(48, 'sp', 'speed', '-speed', 'spd', 'gears')),
  wetOperationalWeight: numberReader(kilograms),
  wheelBase: numberReader(millimetres),
  ...FACT_READERS,
} as const;

/** Every field that a feed can give, under its name in a mapping file, with its reader. Prices in a feed are dollars. */
const fieldsWith = <Price extends Reader<unknown>, SpecialPrice extends Reader<unknown>>(
  price: Price,
  specialPrice: SpecialPrice,
) =>
  ({ ...IDENTITY_FIELDS, price, specialPrice, ...OTHER_FIELDS }) as const satisfies Record<
    string,
    Reader<unknown>
  >;

/** Fields of dates, whose columns may put the month first. */
export const DATES: ReadonlySet<StockFieldName> = new Set(['createdAt', 'updatedAt', 'ppsrOn']);

const readNothing: Reader<never> = () => ok(undefined);

/** The readers of the fields that no country decides. */
export const FIELDS_BESIDE_PRICES: Omit<
  ReturnType<typeof stockFields>,
  'price' | 'specialPrice'
> = fieldsWith(readNothing, readNothing);

/** The readers of every field, with prices in a country's money. */
export function stockFields(money: Money) {
  const { price, specialPrice } = priceReaders(money);
  return fieldsWith(price, specialPrice);
}

export type StockFieldName = keyof ReturnType<typeof stockFields>;

export const STOCK_FIELD_NAMES = Object.keys(FIELDS_BESIDE_PRICES) as readonly StockFieldName[];

/** Fields of numbers that a column may write with marks between their digits. */
export const NUMBERS: ReadonlySet<StockFieldName> = new Set<StockFieldName>([
  ...(['price', 'specialPrice', 'odometer'] as const),
  ...NUMBER_FACT_NAMES,
]);
