import { chooseColour } from './colourChoice';
import { equipmentOf } from './equipment';
import { marketPrice } from './marketPrice';
import { type Random, randomFrom } from './random';
import { inventRegistration } from './registration';
import { greenStarYear, specColumns } from './specColumns';
import { stockDates } from './stockDate';
import type { StockRow } from './stockRow';
import { tarrowRange } from './tarrow/range';
import { european } from './used/european';
import { korean } from './used/korean';
import { mazdaSubaruHonda } from './used/mazdaSubaruHonda';
import { toyota } from './used/toyota';
import { utesAndTourers } from './used/utesAndTourers';
import type { Badge, ModelSpec } from './vehicleSpec';
import { inventVin } from './vin';
import { usedWriter } from './words/describeUsed';
import type { UsedFacts } from './words/usedFacts';

const TOWING = new Set(['ute', 'suvLarge']);
const TOYS = new Set(['coupe', 'convertible']);
const MONTHS = ['December 2026', 'January 2027', 'February 2027', 'March 2027', 'April 2027', 'May 2027'];
const LATER = ['June 2027', 'July 2027', 'August 2027', 'September 2027', 'October 2027'];

/** Kilometres driven since new: less on weekends-only cars, more on utes. */
function kilometres(spec: ModelSpec, year: number, random: Random): number {
  const age = 2026.9 - (year + 0.5);
  const perYear = TOYS.has(spec.body) ? random.whole(4_000, 8_500) : random.whole(9_500, 21_500);
  const worked = spec.body === 'ute' || spec.body === 'van' ? 1.18 : 1;
  return Math.round(age * perYear * worked) + random.whole(3, 890);
}

function usedTags(fitted: Badge, spec: ModelSpec, facts: UsedFacts): readonly string[] {
  const tags: string[] = [];
  if (facts.oneOwner) tags.push('One owner');
  if (facts.towBar) tags.push('Tow bar');
  if (fitted.drive === '4x4') tags.push('4x4');
  if (fitted.drive === 'AWD') tags.push('All-wheel drive');
  if (spec.seats >= 7) tags.push('Seven seats or more');
  if (facts.odometer < 12_000 * (2026.4 - facts.year)) tags.push('Low kilometres');
  if (['Hybrid', 'Electric'].includes(fitted.engine.fuelType)) tags.push('Low emissions');
  if (spec.body === 'hatch' && spec.ancap?.[0] === 5 && (fitted.engine.power ?? 0) <= 125)
    tags.push('First car');
  return tags;
}

interface Lot {
  readonly spec: ModelSpec;
  /** Which of its model, from 0. */
  readonly place: number;
}

function lots(): readonly Lot[] {
  const models = [...toyota, ...mazdaSubaruHonda, ...utesAndTourers, ...korean, ...european, ...tarrowRange];
  return models.flatMap((spec) => Array.from({ length: spec.count }, (_, place) => ({ spec, place })));
}

function chooseYear(fitted: Badge, tarrow: boolean, random: Random): number {
  const [first, last] = fitted.years;
  // A used Tarrow is at most last year's, and mostly young enough to be certified.
  return tarrow ? random.whole(Math.max(first, 2020), 2025) : random.whole(first, last);
}

/** Every used vehicle of the demo, with real makes and models and invented lives. */
export function usedStock(): readonly Omit<StockRow, 'id'>[] {
  const write = usedWriter();
  return lots().map(({ spec, place }) => {
    const tarrow = spec.make === 'Tarrow';
    const key = `used ${spec.make} ${spec.model} ${spec.size[0]} ${place}`;
    const random = randomFrom(key);
    const fitted = spec.badges[place % spec.badges.length];
    if (fitted === undefined) throw new Error(`${key} has no badge`);
    const year = chooseYear(fitted, tarrow, random);
    const odometer = kilometres(spec, year, random);
    const colour = chooseColour(spec.body, false, random);
    const location = random.pick(['Wattlebrook', 'Wattlebrook', 'Barden Creek', 'Mallow Flat']);
    const story = spec.stories?.[place];
    const facts: UsedFacts = {
      name: `${spec.make} ${spec.model}`,
      model: spec.model,
      year,
      odometer,
      colour,
      location,
      oneOwner: story === undefined && random.chance(0.42),
      towBar: random.chance(TOWING.has(spec.body) ? 0.7 : spec.body === 'suv' ? 0.25 : 0.04),
      registeredUntil: random.pick([...MONTHS, ...LATER]),
      certified: tarrow && odometer < 120_000,
      electric: fitted.engine.fuelType === 'Electric',
      seats: spec.seats,
      tows: TOWING.has(spec.body),
      toy: TOYS.has(spec.body),
    };
    const remark = spec.remarks[story === undefined ? place - (spec.stories?.length ?? 0) : -1];
    const description = write(facts, { ...(story && { story }), ...(remark && { remark }) }, random);
    const subname = [fitted.series, fitted.gearbox, fitted.drive === '2WD' ? '' : fitted.drive];
    return {
      ...specColumns(spec, fitted, colour),
      vehType: 'Used',
      year,
      equipment: equipmentOf({ spec, badge: fitted, year, towBar: facts.towBar }),
      greenStarYear: greenStarYear(fitted, year),
      odometer,
      price: marketPrice(fitted.newPrice, year, odometer, spec.holds, random.next() * 2 - 1),
      priceType: tarrow && random.chance(0.4) ? 'driveAway' : random.chance(0.12) ? 'driveAway' : 'egc',
      registrationNumber: inventRegistration(random),
      siteDescription: description,
      brandCertified: facts.certified,
      tags: usedTags(fitted, spec, facts).join('|'),
      'location.name': location,
      // A fifth of the feed comes without a name of its own, as real feeds do: the title rule fills in.
      ...(random.chance(0.8) && {
        stockName: `${year} ${spec.make} ${spec.model} ${fitted.name}`,
        stockSubname: subname.filter(Boolean).join(' · '),
      }),
      vin: inventVin(spec.region, year, random),
      ...stockDates(150, random),
    };
  });
}
