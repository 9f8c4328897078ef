import type { FactUnit } from './factUnits';

/** The groups of the specifications table, in order. */
export const DISPLAY_GROUPS = {
  overview: 'Overview',
  engine: 'Engine and performance',
  economy: 'Fuel economy',
  dimensions: 'Size and weight',
  safety: 'Safety and ratings',
  history: 'History and condition',
  identity: 'Identification',
} as const;

export type DisplayGroupKey = keyof typeof DISPLAY_GROUPS;

type Size = readonly [unit: FactUnit, step: number];
type Rest = Omit<NumberFact, 'holds' | 'label' | 'group' | 'unit' | 'step'>;

const row = (label: string, group: DisplayGroupKey, [unit, step]: Size, rest: Rest = {}): NumberFact => ({
  holds: 'number',
  label,
  group,
  unit,
  step,
  ...rest,
});

const millimetres = (step: number): Size => ['mm', step];
const kilograms = (step: number): Size => ['kg', step];
const count: Size = ['pieces', 1];

const plain = (amount: string): string => amount;

/** Boats and caravans are known by it: `over 6 m`, `a 20 ft van`. */
const SAID_AS_LENGTH: Rest = {
  card: plain,
  words: '(?:long|length|loa)',
  isSaidByUnit: true,
  bare: 'about',
};

/**
 * The numbers of the specification that any stock type may have, besides price, year and kilometres, which have their own rules
 * in most layers. Feeds write them in more ways than a row knows, so `stockFields` has the reader of each. Where a row has no
 * words, the search finds the number as a keyword: `6 cylinders`, `5 door`.
 */
export const SPECIFICATION_FACTS = {
  engineHours: row('Engine hours', 'overview', ['h', 50], {
    card: plain,
    words: '(?:on )?(?:the )?(?:engine|motor|clock|meter)',
    isSaidByUnit: true,
    bare: 'max',
  }),
  sleepingCapacity: row('Sleeps', 'overview', count, {
    words: '(?:sleeps|berths?|sleepers?)',
    bare: 'about',
  }),
  doorNum: row('Doors', 'overview', count, { schemaOrg: 'numberOfDoors' }),
  passengerDoors: row('Passenger doors', 'overview', count),

  cylinders: row('Cylinders', 'engine', count),
  power: row('Power', 'engine', ['kW', 5], {
    card: plain,
    words: 'power',
    isSaidByUnit: true,
    mayLackUnit: 'large',
  }),
  torque: row('Torque', 'engine', ['Nm', 10], { words: 'torque', isSaidByUnit: true, mayLackUnit: 'large' }),
  powerToWeight: row('Power to weight', 'engine', ['kW/t', 5]),
  transNum: row('Gears', 'engine', count, { schemaOrg: 'numberOfForwardGears' }),
  stroke: row('Stroke', 'engine', ['mm', 1]),

  fuelCombined: row('Fuel, combined cycle', 'economy', ['L/100 km', 0.5], {
    words:
      '(?:(?:fuel|petrol|diesel) (?:use|usage|efficiency)|(?:(?:fuel|petrol|diesel) )?(?:consumption|economy)(?: better th[ae]n)?|(?<!n.t |not |never )(?:uses?|using|drinks|burns)(?= [^\\d|]*[\\d.]+ ?l))',
    isSaidByUnit: true,
    bare: 'max',
    mayLackUnit: 'litres',
  }),
  fuelTankCapacity: row('Fuel tank', 'economy', ['L', 5], {
    words: '(?:fuel )?tank',
    schemaOrg: 'fuelCapacity',
  }),

  length: row('Length', 'dimensions', millimetres(100), { card: plain, words: '(?:long|length)' }),
  lengthMeters: row('Length', 'dimensions', ['m', 0.5], { ...SAID_AS_LENGTH, unless: 'length' }),
  lengthFeet: row('Length in feet', 'dimensions', ['ft', 0.5], SAID_AS_LENGTH),
  width: row('Width', 'dimensions', millimetres(50), { words: '(?:wide|width)', schemaOrg: 'width' }),
  beamWidth: row('Beam', 'dimensions', ['m', 0.1], { words: 'beam' }),
  height: row('Height', 'dimensions', millimetres(50), { words: '(?:high|height)', schemaOrg: 'height' }),
  wheelBase: row('Wheelbase', 'dimensions', millimetres(50), {
    words: 'wheel ?base',
    schemaOrg: 'wheelbase',
  }),
  seatHeight: row('Seat height', 'dimensions', millimetres(10), {
    words: 'seat height',
    mayLackUnit: 'large',
  }),
  tareMass: row('Tare mass', 'dimensions', kilograms(50), {
    card: (amount) => `Tare ${amount}`,
    words: 'tare(?: mass| weight)?',
    mayLackUnit: 'mass',
    schemaOrg: 'weight',
  }),
  tare: row('Tare mass', 'dimensions', kilograms(50), {
    unless: 'tareMass',
    card: (amount) => `Tare ${amount}`,
    words: 'tare(?: mass| weight)?',
    mayLackUnit: 'mass',
  }),
  wetOperationalWeight: row('Wet weight', 'dimensions', kilograms(10), {
    card: (amount) => `${amount} wet`,
    words: '(?:wet|wet weight|operating weight)',
    isSaidByUnit: true,
    bare: 'about',
  }),
  gvm: row('Gross vehicle mass', 'dimensions', kilograms(100), {
    card: (amount) => `GVM ${amount}`,
    words: 'gvm',
    mayLackUnit: 'mass',
    schemaOrg: 'weightTotal',
  }),
  gcm: row('Gross combination mass', 'dimensions', kilograms(100), {
    card: (amount) => `GCM ${amount}`,
    words: 'gcm',
    mayLackUnit: 'mass',
  }),
  atm: row('Aggregate trailer mass', 'dimensions', kilograms(50), {
    card: (amount) => `ATM ${amount}`,
    words: 'atm',
    isSaidByUnit: true,
    bare: 'about',
    mayLackUnit: 'mass',
  }),

  ancapRating: row('Crash test stars', 'safety', count),
  greenStarRating: row('Green star rating', 'safety', count),
} as const;

interface AnyFact {
  /** Its name on the item's page, in a comparison, in a filter's chip, and in the content editor. */
  readonly label: string;
  /** Its group on the item's page. */
  readonly group: DisplayGroupKey;
  /** What shoppers type for it: a regular expression over lower-case words, without capturing groups. */
  readonly words?: string;
}

/** A fact that is a number. Shoppers filter by a range of it. */
export interface NumberFact extends AnyFact {
  readonly holds: 'number';
  readonly unit: FactUnit;
  /**
   * The largest plausible value. A feed's value beyond it is a fault. Above 1,000, a column of a feed may part its thousands
   * with points (`LARGE_NUMBERS`). Absent: the field has its own reader in `stockFields`.
   */
  readonly most?: number;
  /** The step of a slider. Below 1, shoppers can filter by tenths. */
  readonly step: number;
  /** What result cards say of it, made from the number and its unit: `Tows 3,500 kg`. Absent: its label and the number. */
  readonly card?: (amount: string) => string;
  /** Set if its unit alone says which fact it is: `under 500 hours`. */
  readonly isSaidByUnit?: true;
  /** What a number alone means, if not the least: `500 hours` is up to 500, `20 ft` is 20 and some inches. */
  readonly bare?: 'max' | 'about';
  /**
   * Which numbers need no unit beside the fact's words: large ones, masses (`ATM 2500`, `ATM 2.5`), masses that
   * are towed, a consumption in litres.
   */
  readonly mayLackUnit?: 'large' | 'mass' | 'towed' | 'litres';
  /** Set if the number says how much it can take: `tows up to 3 t` asks for at least that. */
  readonly isCapacity?: true;
  /** Set if shoppers name what they tow: `tow a 3 tonne caravan`. */
  readonly isTowing?: true;
  /** Another fact that means the same. If an item has that one, its page leaves this one out. */
  readonly unless?: string;
  /** Its property among those of https://schema.org/Vehicle. Absent: an additional property with its label. */
  readonly schemaOrg?: string;
}

/** A fact in a few words of the feed. Shoppers choose from the words in stock. */
interface WordFact extends AnyFact {
  readonly holds: 'word';
}

/** The address of a document. Shoppers filter by whether there is one. */
interface LinkFact extends AnyFact {
  readonly holds: 'link';
  readonly link: string;
}

export type StockFact = NumberFact | WordFact | LinkFact;
