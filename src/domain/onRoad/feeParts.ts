import { type Cents, centsToDollars, dollarsToCents } from '../money';
import { err, ok, type Result } from '../result';
import { type NoEstimate, tableEnded } from './noEstimate';
import { isInForce, type OnRoadFees, type OnRoadTables } from './onRoadTables';
import type { OnRoadVehicle } from './onRoadVehicle';
import type { PricePart } from './pricePart';
import { fitOf } from './rowConditions';

export type FeeName = 'transfer' | 'registration' | 'plates' | 'insurance';

/** The name of a line, and the same within a sentence. */
const WORDS: Readonly<Record<FeeName, readonly [label: string, inSentence: string]>> = {
  transfer: ['Transfer of registration', 'transfer of registration'],
  registration: ['Registration, 12 months', 'a year’s registration'],
  plates: ['Number plates', 'number plates'],
  insurance: ['Compulsory insurance, 12 months', 'a year’s compulsory insurance'],
};

/** The fees of a state besides duty, or why one of them is unknown. */
export function feeParts(
  names: readonly FeeName[],
  vehicle: OnRoadVehicle,
  place: string,
  today: string,
  { fees }: Pick<OnRoadTables, 'fees'>,
): Result<readonly PricePart[], NoEstimate> {
  const parts: PricePart[] = [];
  for (const name of names) {
    const [label, what] = WORDS[name];
    const stated = fees.filter((row) => row.place === place && row[name] !== undefined);
    const row = stated.find((one) => isInForce(one, today));
    if (row === undefined)
      return err(
        stated.length === 0 ? { kind: 'noFee', place, what } : tableEnded(what, place, stated, today),
      );
    const amount = amountOf(row, name, vehicle);
    if (amount === undefined) return err({ kind: 'noFee', place, what });
    if (typeof amount === 'object') return err({ kind: 'missingFact', place, fact: amount.missing });
    const { source, from, until } = row;
    const cents = dollarsToCents(amount);
    // A charge that another one includes is not a line.
    if (cents > 0 || name === 'transfer') parts.push({ label, cents, source, from, until });
  }
  return ok(parts);
}

/** Dollars, or the fact that is missing; `undefined` if no row is for such a vehicle. */
function amountOf(
  row: OnRoadFees,
  name: FeeName,
  vehicle: OnRoadVehicle,
): number | { readonly missing: string } | undefined {
  if (name !== 'registration') return row[name];
  for (const { when, dollars } of row.registration ?? []) {
    const fit = fitOf(when, vehicle, centsToDollars(vehicle.price ?? (0 as Cents)));
    if (fit === 'fits') return dollars;
    if (fit !== 'other') return fit;
  }
  return undefined;
}

/**
 * What a state asks each year for a vehicle: registration and compulsory insurance, in cents; or why it is unknown
 * (`explainNoEstimate` says it in words). For what a vehicle costs a week, divide by 52.
 *
 * @param place the shopper's state, or the country where it has no states
 * @param today `2026-11-29`, in the dealership's time zone
 */
export function registrationAYear(
  vehicle: OnRoadVehicle,
  place: string,
  today: string,
  tables: Pick<OnRoadTables, 'fees'>,
): Result<Cents, NoEstimate> {
  if (!vehicle.isLight) return err({ kind: 'notCovered' });
  const parts = feeParts(['registration', 'insurance'], vehicle, place, today, tables);
  if (parts.kind === 'err') return parts;
  return ok(parts.value.reduce<number>((sum, { cents }) => sum + cents, 0) as Cents);
}
