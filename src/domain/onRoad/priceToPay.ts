import { formatNumber, formatPrice } from '../formatNumber';
import { type Cents, centsToDollars, dollarsToCents } from '../money';
import { err, ok, type Result } from '../result';
import { type FeeName, feeParts } from './feeParts';
import { type NoEstimate, tableEnded } from './noEstimate';
import { type DutyRate, type DutyTable, isInForce, type OnRoadTables } from './onRoadTables';
import type { OnRoadVehicle } from './onRoadVehicle';
import type { PricePart } from './pricePart';
import { fitOf } from './rowConditions';

export interface PriceToPay {
  /** The state, or the country without states, in which it is registered. */
  readonly place: string;
  readonly cents: Cents;
  /** False where the advertised price is a drive-away price already. */
  readonly isEstimate: boolean;
  readonly parts: readonly PricePart[];
}

/**
 * The price that a shopper pays in a place, with the charges that it needs: duty and transfer for a vehicle that is registered
 * there, otherwise duty, a year's registration, plates and compulsory insurance. It never guesses: a fact or a table that is
 * missing, or not in force today, is a reason to give no figure. Laws: `cents` is the price plus the sum of `parts`; no part
 * is negative; a drive-away price in its own state is unchanged.
 *
 * @param today `2026-11-29`, in the dealership's time zone
 */
export function priceToPay(
  vehicle: OnRoadVehicle,
  place: string,
  today: string,
  tables: OnRoadTables,
): Result<PriceToPay, NoEstimate> {
  const { price, priceType, isLight, home } = vehicle;
  if (!isLight) return err({ kind: 'notCovered' });
  if (price === undefined) return err({ kind: 'noPrice' });
  if (priceType === 'driveAway')
    return place === home
      ? ok({ place, cents: price, isEstimate: false, parts: [] })
      : err({ kind: 'driveAwayElsewhere', home, place });
  const duty = dutyPart(vehicle, price, place, today, tables);
  if (duty.kind === 'err') return duty;
  const fees = feeParts(feesNeeded(vehicle, place), vehicle, place, today, tables);
  if (fees.kind === 'err') return fees;
  const parts = [...duty.value, ...fees.value];
  const cents = parts.reduce<number>((sum, part) => sum + part.cents, price) as Cents;
  return ok({ place, cents, isEstimate: true, parts });
}

/** Why no vehicle that is priced without charges has an estimate in a place; `undefined` if some may have one. */
export function noEstimateIn(place: string, today: string, tables: OnRoadTables): NoEstimate | undefined {
  const [table, fees] = [dutyTable(place, today, tables), tables.fees.filter((row) => row.place === place)];
  if (table.kind === 'err') return table.fault;
  if (fees.some((row) => isInForce(row, today))) return undefined;
  const what = 'registration';
  return fees.length === 0 ? { kind: 'noFee', place, what } : tableEnded(what, place, fees, today);
}

function dutyTable(
  place: string,
  today: string,
  { duty, withoutDuty }: OnRoadTables,
): Result<DutyTable, NoEstimate> {
  const table = Object.hasOwn(duty, place) ? duty[place] : undefined;
  if (table === undefined) {
    const why = Object.hasOwn(withoutDuty, place) ? withoutDuty[place] : undefined;
    return err({ kind: 'noTable', place, why });
  }
  return isInForce(table, today) ? ok(table) : err(tableEnded('duty', place, [table], today));
}

function dutyPart(
  vehicle: OnRoadVehicle,
  price: Cents,
  place: string,
  today: string,
  tables: OnRoadTables,
): Result<readonly PricePart[], NoEstimate> {
  const found = dutyTable(place, today, tables);
  if (found.kind === 'err') return found;
  const table = found.value;
  for (const row of table.rows) {
    const fit = fitOf(row.when, vehicle, centsToDollars(price), table);
    if (fit === 'other') continue;
    if (fit !== 'fits') return err({ kind: 'missingFact', place, fact: fit.missing });
    const { source, from } = table;
    const until = row.until ?? table.until;
    if (today > until) return err(tableEnded('duty', place, [{ until }], today));
    const amount = { cents: dutyOn(price, row.duty), working: dutyWords(price, row.duty) };
    return ok([{ label: 'Stamp duty', ...amount, source, from, until }]);
  }
  return ok([]);
}

/** A registration goes with the vehicle within its state. In another one it starts again. */
const feesNeeded = ({ isRegistered, home }: OnRoadVehicle, place: string): readonly FeeName[] =>
  isRegistered && home === place ? ['transfer'] : ['registration', 'plates', 'insurance'];

/** Rounds away what binary fractions add: 2.7 × 41.5 must not become one more step. */
const steps = (cents: number, per: number): number => Math.max(0, Math.ceil(cents / (per * 100)));

/**
 * The duty on a value, both in whole cents.
 *
 * Example: $1,350 plus $5 for each $100 over $45,000, on $46,050 → 11 steps → $1,405.
 */
function dutyOn(value: Cents, duty: DutyRate): Cents {
  if ('percent' in duty) return share(value, percentOf(value, duty));
  const { rate, per, over = 0, base = 0, min = 0, less = 0 } = duty;
  const full = base + rate * steps(value - over * 100, per);
  return dollarsToCents(Math.max(0, Math.max(min, full) - less));
}

/** A share in hundredths of a per cent, rounded down to five cents. */
const share = (value: Cents, hundredths: number): Cents =>
  (Math.floor((value * hundredths) / 10_000 / 5 + 1e-9) * 5) as Cents;

/** The rate in hundredths of a per cent. */
function percentOf(
  value: Cents,
  { percent, rises }: Extract<DutyRate, { readonly percent: number }>,
): number {
  const more = rises === undefined ? 0 : Math.max(0, centsToDollars(value) - rises.over) / rises.dollars;
  return Math.round((percent + more) * 100);
}

/** The rate in words: `$1,350 plus $5 for each $100 over $45,000`. */
function dutyWords(value: Cents, duty: DutyRate): string {
  if ('percent' in duty) return `${formatNumber(percentOf(value, duty) / 100)}% of the price`;
  const { rate, per, over, base, less } = duty;
  const each = `${formatPrice(rate)} for each ${formatPrice(per)} or part${over === undefined ? '' : ` over ${formatPrice(over)}`}`;
  const full =
    base === undefined ? each : rate === 0 ? formatPrice(base) : `${formatPrice(base)} plus ${each}`;
  return less === undefined ? full : `${full}, less a concession of up to ${formatPrice(less)}`;
}
