import type { Colour } from '../illustrations/catalogue';
import { BODIES } from './bodies';
import type { StockRow } from './stockRow';
import type { Badge, ModelSpec } from './vehicleSpec';

const fuelEconomy = ({ fuelType, use }: Badge['engine']): string | undefined => {
  if (use === undefined) return undefined;
  return fuelType === 'Electric' ? `${use} kWh/100 km (combined)` : `${use} L/100 km (combined)`;
};

const gears = (gearbox: string): number | undefined => {
  const digits = /^(\d+) speed/.exec(gearbox)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Paint as the feed's simple colour word: `bronze` → `Bronze`. */
const colourWord = (colour: Colour): string => colour.charAt(0).toUpperCase() + colour.slice(1);

/** The columns that follow from model, badge and colour alone. */
export function specColumns(spec: ModelSpec, fitted: Badge, colour: Colour): Omit<StockRow, 'id'> {
  const { engine, gearbox, tare } = fitted;
  const [length, width, height, wheelBase] = spec.size;
  const body = BODIES[spec.body];
  const electric = engine.fuelType === 'Electric';
  return {
    make: spec.make,
    model: spec.model,
    variations: fitted.name,
    series: fitted.series,
    body: body.body,
    bodyType: body.bodyType,
    colour: colourWord(colour),
    fuelType: engine.fuelType,
    seats: spec.seats,
    transmission: gearbox,
    transmissionType: gearbox.includes('manual') ? 'Manual' : 'Automatic',
    transNum: gears(gearbox),
    ancapRating: spec.ancap?.[0],
    ancapYear: spec.ancap?.[1],
    cylinders: engine.cylinders,
    doorNum: body.doors,
    engine: engine.words,
    fuelCombined: electric ? undefined : engine.use,
    fuelEconomy: fuelEconomy(engine),
    greenStarRating: greenStars(engine),
    height,
    length,
    width,
    wheelBase,
    power: engine.power,
    torque: engine.torque,
    powerToWeight: engine.power === undefined ? undefined : Math.round((engine.power / tare) * 10_000) / 10,
    tareMass: tare,
    fuelTankCapacity: electric ? undefined : spec.tank,
    gvm: spec.gvm,
    gcm: spec.gcm,
  };
}

/** A rough star rating for emissions: electric five, then by what it burns. */
function greenStars({ fuelType, use }: Badge['engine']): number | undefined {
  if (fuelType === 'Electric') return 5;
  if (use === undefined) return undefined;
  const stars = 5.5 - use * 0.35 - (fuelType === 'Diesel' ? 0.5 : 0);
  return Math.max(0.5, Math.round(stars * 2) / 2);
}

/** The year of the green stars: that of the model, where it is rated at all. */
export const greenStarYear = (fitted: Badge, year: number): number | undefined =>
  greenStars(fitted.engine) === undefined ? undefined : year;
