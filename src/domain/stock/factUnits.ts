/** A unit of `STOCK_FACTS`, in every layer. */
interface UnitRow {
  /** After a number, where people read it; empty for a count. */
  readonly label: string;
  /** The code in structured data (UN/CEFACT); a count has none. */
  readonly code?: string;
  /** How feeds and shoppers write it, in lower case. */
  readonly spellings: readonly string[];
  /** Other units that feeds and shoppers give, in lower case, and how many of this unit one of them is. */
  readonly converts?: Readonly<Record<string, number>>;
}

export const KM_PER_MILE = 1.609344;
const LITRES_PER_CUBIC_FOOT = 28.3168;
const KW_PER_HORSEPOWER = 0.745699872;
const KG_PER_POUND = 0.45359237;

export const METRES_PER_FOOT = 0.3048;
const METRES = ['m', 'mtr', 'metre', 'metres', 'meter', 'meters'];
export const FEET = ['ft', 'foot', 'feet', 'footer'];

/** Units that are spelled in several ways. */
export const inEach = (spellings: readonly string[], size: number): Readonly<Record<string, number>> =>
  Object.fromEntries(spellings.map((spelling) => [spelling, size]));

/** The units that a fact of stock can have. A new unit is a row here, and nothing else. */
const FACT_UNITS = {
  kg: {
    label: 'kg',
    code: 'KGM',
    spellings: ['kg', 'kgs', 'kilo', 'kilos', 'kilograms'],
    converts: {
      t: 1000,
      ton: 1000,
      tons: 1000,
      tonne: 1000,
      tonnes: 1000,
      lb: KG_PER_POUND,
      lbs: KG_PER_POUND,
    },
  },
  km: {
    label: 'km',
    code: 'KMT',
    spellings: ['km', 'kms', "k's", 'kays', 'klicks', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
    converts: { mi: KM_PER_MILE, mile: KM_PER_MILE, miles: KM_PER_MILE },
  },
  L: {
    label: 'L',
    code: 'LTR',
    spellings: ['l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters'],
    converts: { 'cu ft': LITRES_PER_CUBIC_FOOT, 'ft³': LITRES_PER_CUBIC_FOOT },
  },
  mm: {
    label: 'mm',
    code: 'MMT',
    spellings: ['mm', 'mil', 'mils', 'millimetres', 'millimeters'],
    converts: { cm: 10, m: 1000 },
  },
  m: { label: 'm', code: 'MTR', spellings: METRES, converts: inEach(FEET, METRES_PER_FOOT) },
  ft: { label: 'ft', code: 'FOT', spellings: FEET, converts: inEach(METRES, 1 / METRES_PER_FOOT) },
  h: { label: 'h', code: 'HUR', spellings: ['h', 'hr', 'hrs', 'hour', 'hours'] },
  kW: {
    label: 'kW',
    code: 'KWT',
    spellings: ['kw', 'kilowatt', 'kilowatts'],
    converts: {
      hp: KW_PER_HORSEPOWER,
      horsepower: KW_PER_HORSEPOWER,
      bhp: KW_PER_HORSEPOWER,
      ps: 0.73549875,
    },
  },
  Nm: { label: 'Nm', code: 'NU', spellings: ['nm'] },
  'kW/t': { label: 'kW/t', spellings: ['kw/t'] },
  'L/100 km': { label: 'L/100 km', spellings: ['l/100km', 'l/100 km'] },
  pieces: { label: '', spellings: ['key', 'keys'] },
} as const satisfies Readonly<Record<string, UnitRow>>;

export type FactUnit = keyof typeof FACT_UNITS;

/** A unit as its type says, whichever it is. */
export const factUnit = (unit: FactUnit): UnitRow => FACT_UNITS[unit];
