import { formatKilometres, formatNumber } from '../../formatNumber';
import type { DisplayGroupKey } from '../specificationFacts';
import { eachFact, factAmount } from '../stockFacts';

export interface DisplayField {
  readonly label: string;
  readonly group: DisplayGroupKey;
  /** Formats a number, with its unit. Without it, a number gets thousands separators. */
  readonly format?: (value: number) => string;
  /** Set if the value is a day of the calendar. */
  readonly isDay?: true;
  /** Whether people copy the value. It then gets a button. */
  readonly isCopied?: true;
  /** The words of a link, if the value is an address. */
  readonly link?: string;
  /** Another field that means the same. If that field has a value, this one is hidden. */
  readonly unless?: string;
}

const stars = (value: number): string => `${formatNumber(value)} ${value === 1 ? 'star' : 'stars'}`;

/** The rows of the facts of `STOCK_FACTS`. */
const FACTS = eachFact((fact): DisplayField => {
  const { label, group } = fact;
  if (fact.holds === 'number') {
    const { unless } = fact;
    return { label, group, format: (value) => factAmount(fact, value), ...(unless && { unless }) };
  }
  return fact.holds === 'link' ? { label, group, link: fact.link } : { label, group };
});

const { engineHours, doorNum, passengerDoors, sleepingCapacity, fuelCombined, ...OTHER_FACTS } = FACTS;

/** Every field of the specifications table, in order. A stock item's page shows all, the page of a model only the model's. */
export const DISPLAY_FIELDS = {
  year: { label: 'Year', group: 'overview', format: String },
  odometer: { label: 'Kilometres', group: 'overview', format: formatKilometres },
  engineHours,
  bodyType: { label: 'Body type', group: 'overview' },
  colour: { label: 'Colour', group: 'overview' },
  transmission: { label: 'Transmission', group: 'overview' },
  fuelType: { label: 'Fuel type', group: 'overview' },
  seatNum: { label: 'Seats', group: 'overview' },
  doorNum,
  passengerDoors,
  sleepingCapacity,
  location: { label: 'Location', group: 'overview' },
  dealer: { label: 'Dealer', group: 'overview' },
  engine: { label: 'Engine', group: 'engine' },
  drive: { label: 'Driven wheels', group: 'engine' },
  fuelCombined,
  fuelEconomy: { label: 'Fuel economy', group: 'economy' },
  regNumber: { label: 'Registration', group: 'identity' },
  stockNumber: { label: 'Stock number', group: 'identity', isCopied: true },
  vinNumber: { label: 'VIN', group: 'identity', isCopied: true },
  ...OTHER_FACTS,
  serviceStamps: { label: 'Services stamped in its book', group: 'history' },
  tyreTread: {
    label: 'Tread of its most worn tyre',
    group: 'history',
    format: (value) => `${formatNumber(value)} mm`,
  },
  ppsrOn: { label: 'PPSR checked', group: 'history', isDay: true },
  stroke: {
    ...FACTS.stroke,
    // For bikes and outboards, feeds give the number of strokes; for everything else, millimetres.
    format: (value) => (value === 2 || value === 4 ? `${value}-stroke` : `${formatNumber(value)} mm`),
  },
  ancapRating: { ...FACTS.ancapRating, label: 'ANCAP safety rating', format: stars },
  greenStarRating: { ...FACTS.greenStarRating, format: stars },
} as const satisfies Record<string, DisplayField>;

export type DisplayFieldKey = keyof typeof DISPLAY_FIELDS;

export const DISPLAY_FIELD_KEYS = Object.keys(DISPLAY_FIELDS) as readonly DisplayFieldKey[];
