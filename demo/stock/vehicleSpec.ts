import type { CarBody } from '../illustrations/catalogue';

export interface Engine {
  /** As the feed words it. */
  readonly words: string;
  readonly fuelType: 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in hybrid' | 'Electric';
  /** Absent for electric motors. */
  readonly cylinders?: number;
  /** Kilowatts; absent where the maker publishes none. */
  readonly power?: number;
  /** Newton metres. */
  readonly torque?: number;
  /** Litres per 100 km, combined cycle; kilowatt-hours per 100 km for an electric motor. */
  readonly use?: number;
}

export interface Badge {
  readonly name: string;
  /** First and last model year on offer. */
  readonly years: readonly [number, number];
  /** Drive-away price when new, in dollars. */
  readonly newPrice: number;
  readonly engine: Engine;
  readonly gearbox: string;
  readonly drive: '2WD' | 'AWD' | '4x4' | '4x2';
  /** Kilograms. */
  readonly tare: number;
  readonly series?: string;
}

/** A model as the stock generator knows it, with facts that hold for every badge. */
export interface ModelSpec {
  readonly make: string;
  readonly model: string;
  readonly body: CarBody;
  /** First character of the VIN: where it is built. */
  readonly region: string;
  readonly seats: number;
  /** Stars and the year of the test. */
  readonly ancap?: readonly [number, number];
  /** Length, width, height and wheelbase in millimetres. */
  readonly size: readonly [number, number, number, number];
  /** Fuel tank in litres. */
  readonly tank?: number;
  /** Gross vehicle and gross combination mass in kilograms. */
  readonly gvm?: number;
  readonly gcm?: number;
  /** How well it keeps its price: 1 is the middle of the market. */
  readonly holds: number;
  /** How many stand in the yard. */
  readonly count: number;
  readonly badges: readonly Badge[];
  /** What a salesperson who knows the model would say of it. */
  readonly remarks: readonly string[];
  /** What is known of one car's past; a car with a story gets no other account of its owners. */
  readonly stories?: readonly string[];
}

export const engine = (
  words: string,
  fuelType: Engine['fuelType'],
  cylinders: number | undefined,
  power: number | undefined,
  torque: number | undefined,
  use: number | undefined,
): Engine => ({ words, fuelType, cylinders, power, torque, use });

export const badge = (
  name: string,
  years: readonly [number, number],
  newPrice: number,
  fitted: Engine,
  gearbox: string,
  drive: Badge['drive'],
  tare: number,
  series?: string,
): Badge => ({ name, years, newPrice, engine: fitted, gearbox, drive, tare, series });
