import { readFlag } from './parse/readChoice';
import type { Reader } from './parse/reader';
import { readImages } from './parse/readImages';
import { readEquipment, readList } from './parse/readList';
import { type NumberRule, numberReader } from './parse/readNumber';
import { readPrice, readSpecialPrice } from './parse/readPrice';
import { readParagraphs, readText } from './parse/readText';
import { readTime } from './parse/readTime';
import { readVideo } from './parse/readVideo';
import { readPriceType, readStatus, readStockType, readVehType } from './parse/readVocabulary';

const kilograms: NumberRule = { min: 1, max: 500_000, zeroIsAbsent: true, units: ['kg', 'kgs', 'kilograms'] };
const millimetres: NumberRule = { min: 1, max: 100_000, zeroIsAbsent: true, units: ['mm'] };
const count = (max: number, ...units: string[]): NumberRule => ({
  min: 1,
  max,
  whole: 'exact',
  zeroIsAbsent: true,
  units,
});

/**
 * Every field that a feed can give, under the name that a mapping file uses, with its reader. A feed without a mapping file
 * has columns with these names. Units are those of `StockItem`; prices in a feed are dollars.
 */
export const STOCK_FIELDS = {
  id: readText,
  vehType: readVehType,
  stockType: readStockType,
  make: readText,
  model: readText,
  variations: readText,
  series: readText,
  year: numberReader({ min: 1900, max: 2100, whole: 'exact' }),
  body: readText,
  bodyType: readText,
  colour: readText,
  fuelType: readText,
  odometer: numberReader({
    min: 0,
    max: 3_000_000,
    whole: 'round',
    units: ['km', 'kms', 'kilometres', 'kilometers'],
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
  registrationNumber: readText,
  seats: numberReader(count(100, 'seat', 'seats', 'seater')),
  siteDescription: readParagraphs,
  stockNumber: readText,
  transmission: readText,
  transmissionType: readText,
  vin: readText,
  'location.name': readText,
  stockName: readText,
  stockSubname: readText,
  createdAt: readTime,
  updatedAt: readTime,

  ancapRating: numberReader({ min: 0, max: 5, units: ['star', 'stars'] }),
  ancapYear: numberReader({ min: 1993, max: 2100, whole: 'exact', zeroIsAbsent: true }),
  cylinders: numberReader(count(48, 'cyl', 'cylinder', 'cylinders')),
  doorNum: numberReader(count(20, 'door', 'doors', 'dr')),
  engine: readText,
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
  power: numberReader({ min: 0, max: 5_000, zeroIsAbsent: true, units: ['kw'] }),
  powerToWeight: numberReader({ min: 0, max: 5_000, zeroIsAbsent: true, units: ['kw/t', 'kw per tonne'] }),
  tareMass: numberReader(kilograms),
  torque: numberReader({ min: 0, max: 20_000, zeroIsAbsent: true, units: ['nm'] }),

  atm: numberReader(kilograms),
  beamWidth: numberReader({ min: 0, max: 100, zeroIsAbsent: true, units: ['m', 'metres'] }),
  engineHours: numberReader({ min: 0, max: 1_000_000, units: ['h', 'hr', 'hrs', 'hours'] }),
  fuelTankCapacity: numberReader({ min: 0, max: 100_000, zeroIsAbsent: true, units: ['l', 'litres'] }),
  gcm: numberReader(kilograms),
  gvm: numberReader(kilograms),
  lengthFeet: numberReader({ min: 0, max: 1_000, zeroIsAbsent: true, units: ['ft', 'feet', "'"] }),
  lengthMeters: numberReader({ min: 0, max: 300, zeroIsAbsent: true, units: ['m', 'metres', 'meters'] }),
  passengerDoors: numberReader(count(20, 'door', 'doors')),
  seatHeight: numberReader(millimetres),
  sleepingCapacity: numberReader(count(100, 'berth', 'people')),
  stroke: numberReader({ min: 0, max: 1_000, zeroIsAbsent: true, units: ['mm', 'stroke'] }),
  tare: numberReader(kilograms),
  transNum: numberReader(count(48, 'speed', 'spd', 'gears')),
  wetOperationalWeight: numberReader(kilograms),
  wheelBase: numberReader(millimetres),
} as const satisfies Record<string, Reader<unknown>>;

export type StockFieldName = keyof typeof STOCK_FIELDS;

export const STOCK_FIELD_NAMES = Object.keys(STOCK_FIELDS) as readonly StockFieldName[];
