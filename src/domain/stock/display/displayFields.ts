import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { formatKilometres, formatNumber } from '../../formatNumber';
import { eachFact, factAmount } from '../stockFacts';
import type { DisplayGroupKey } from './specificationGroups';

export interface DisplayField {
  readonly label: string;
  readonly group: DisplayGroupKey;
  /** Formats a number, with its unit. Without it, a number gets thousands separators. */
  readonly format?: (value: number) => string;
  /** Whether people copy the value. It then gets a button. */
  readonly isCopied?: true;
  /** The words of a link, if the value is an address. */
  readonly link?: string;
  /** Another field that means the same. If that field has a value, this one is hidden. */
  readonly unless?: string;
}

const unit =
  (name: string) =>
  (value: number): string =>
    `${formatNumber(value)} ${name}`;

const stars = (value: number): string => `${formatNumber(value)} ${value === 1 ? 'star' : 'stars'}`;

/** The rows of the facts of `STOCK_FACTS`. */
const FACTS = eachFact((fact): DisplayField => {
  const { label, group } = fact;
  if (fact.holds === 'number') return { label, group, format: (value) => factAmount(fact, value) };
  return fact.holds === 'link' ? { label, group, link: fact.link } : { label, group };
});

/**
 * Every field of the specifications table: the fields in words, then the numeric fields. The page of a stock item shows all
 * that have a value, the page of a model only the model's.
 */
export const DISPLAY_FIELDS = {
  year: { label: 'Year', group: 'overview', format: String },
  odometer: { label: locale.distance.label, group: 'overview', format: formatKilometres },
  engineHours: { label: 'Engine hours', group: 'overview', format: unit('h') },
  bodyType: { label: 'Body type', group: 'overview' },
  colour: { label: 'Colour', group: 'overview' },
  transmission: { label: 'Transmission', group: 'overview' },
  fuelType: { label: 'Fuel type', group: 'overview' },
  seatNum: { label: 'Seats', group: 'overview' },
  doorNum: { label: 'Doors', group: 'overview' },
  passengerDoors: { label: 'Passenger doors', group: 'overview' },
  sleepingCapacity: { label: 'Sleeps', group: 'overview' },
  location: { label: 'Location', group: 'overview' },

  engine: { label: 'Engine', group: 'engine' },
  cylinders: { label: 'Cylinders', group: 'engine' },
  power: { label: 'Power', group: 'engine', format: unit('kW') },
  torque: { label: 'Torque', group: 'engine', format: unit('Nm') },
  powerToWeight: { label: 'Power to weight', group: 'engine', format: unit('kW/t') },
  transNum: { label: 'Gears', group: 'engine' },
  stroke: {
    label: 'Stroke',
    group: 'engine',
    // For bikes and outboards, feeds give the number of strokes; for everything else, millimetres.
    format: (value) => (value === 2 || value === 4 ? `${value}-stroke` : unit('mm')(value)),
  },

  fuelCombined: { label: 'Fuel, combined cycle', group: 'economy', format: unit('L/100 km') },
  fuelEconomy: { label: 'Fuel economy', group: 'economy' },
  fuelTankCapacity: { label: 'Fuel tank', group: 'economy', format: unit('L') },

  length: { label: 'Length', group: 'dimensions', format: unit('mm') },
  lengthMeters: { label: 'Length', group: 'dimensions', format: unit('m'), unless: 'length' },
  lengthFeet: { label: 'Length in feet', group: 'dimensions', format: unit('ft') },
  width: { label: 'Width', group: 'dimensions', format: unit('mm') },
  beamWidth: { label: 'Beam', group: 'dimensions', format: unit('m') },
  height: { label: 'Height', group: 'dimensions', format: unit('mm') },
  wheelBase: { label: 'Wheelbase', group: 'dimensions', format: unit('mm') },
  seatHeight: { label: 'Seat height', group: 'dimensions', format: unit('mm') },
  tareMass: { label: 'Tare mass', group: 'dimensions', format: unit('kg') },
  tare: { label: 'Tare mass', group: 'dimensions', format: unit('kg'), unless: 'tareMass' },
  wetOperationalWeight: { label: 'Wet weight', group: 'dimensions', format: unit('kg') },
  gvm: { label: 'Gross vehicle mass', group: 'dimensions', format: unit('kg') },
  gcm: { label: 'Gross combination mass', group: 'dimensions', format: unit('kg') },
  atm: { label: 'Aggregate trailer mass', group: 'dimensions', format: unit('kg') },

  ancapRating: { label: `${forms.safetyRating} safety rating`, group: 'safety', format: stars },
  greenStarRating: { label: 'Green star rating', group: 'safety', format: stars },

  regNumber: { label: forms.registration.label, group: 'identity' },
  stockNumber: { label: 'Stock number', group: 'identity', isCopied: true },
  vinNumber: { label: 'VIN', group: 'identity', isCopied: true },

  ...FACTS,
} as const satisfies Record<string, DisplayField>;

export type DisplayFieldKey = keyof typeof DISPLAY_FIELDS;

export const DISPLAY_FIELD_KEYS = Object.keys(DISPLAY_FIELDS) as readonly DisplayFieldKey[];
