import { formatPrice } from '../formatNumber';
import { type Cents, centsToDollars, dollarsToCents } from '../money';
import { err, ok, type Result } from '../result';
import { dutyOn, dutyWords } from './dutyOn';
import type { NoEstimate } from './noEstimate';
import { isInForce, type OnRoadFees, type OnRoadTables } from './onRoadTables';
import type { OnRoadVehicle } from './onRoadVehicle';
import { fitOf } from './rowConditions';

/** A charge beside the price. */
export interface PricePart {
  readonly label: string;
  readonly cents: Cents;
  /** How the amount comes about: `$3 for each $100 or part`. */
  readonly working: string;
  /** The public source, or whose figures they are. */
  readonly source: string;
  /** The days on which the table is in force; `null` for no end. */
  readonly from: string;
  readonly until: string | null;
}

/** What a shopper pays in all to drive a vehicle away. */
export interface PriceToPay {
  /** The state, or the country without states, in which it is registered. */
  readonly place: string;
  /** The price and all parts. */
  readonly cents: Cents;
  /** False where the advertised price is a drive-away price already. */
  readonly isEstimate: boolean;
  readonly parts: readonly PricePart[];
}

type Parts = Result<readonly PricePart[], NoEstimate>;

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
  const fees = feeParts(vehicle, price, place, today, tables);
  if (fees.kind === 'err') return fees;
  const parts = [...duty.value, ...fees.value];
  const cents = parts.reduce<number>((sum, part) => sum + part.cents, price) as Cents;
  return ok({ place, cents, isEstimate: true, parts });
}

function dutyPart(
  vehicle: OnRoadVehicle,
  price: Cents,
  place: string,
  today: string,
  { duty, withoutDuty }: OnRoadTables,
): Parts {
  const table = Object.hasOwn(duty, place) ? duty[place] : undefined;
  if (table === undefined) {
    const why = Object.hasOwn(withoutDuty, place) ? withoutDuty[place] : undefined;
    return err({ kind: 'noTable', place, why });
  }
  if (!isInForce(table, today)) return err({ kind: 'tableEnded', place, what: 'duty', until: table.until });
  for (const row of table.rows) {
    const fit = fitOf(row.when, vehicle, centsToDollars(price), table);
    if (fit === 'other') continue;
    if (fit !== 'fits') return err({ kind: 'missingFact', place, fact: fit.missing });
    if (!isInForce(row, today))
      return err({ kind: 'tableEnded', place, what: 'duty', until: row.until ?? null });
    const { source, from } = table;
    const until = row.until ?? table.until;
    const amount = { cents: dutyOn(price, row.duty), working: dutyWords(price, row.duty) };
    return ok([{ label: 'Stamp duty', ...amount, source, from, until }]);
  }
  return ok([]);
}

type FeeName = 'transfer' | 'registration' | 'plates' | 'insurance';

const FEE_LABELS: Readonly<Record<FeeName, string>> = {
  transfer: 'Transfer of registration',
  registration: 'Registration, 12 months',
  plates: 'Number plates',
  insurance: 'Compulsory insurance, 12 months',
};

/** A registration goes with the vehicle within its state. In another one it starts anew. */
const feesNeeded = ({ isRegistered, home }: OnRoadVehicle, place: string): readonly FeeName[] =>
  isRegistered && home === place ? ['transfer'] : ['registration', 'plates', 'insurance'];

function feeParts(
  vehicle: OnRoadVehicle,
  price: Cents,
  place: string,
  today: string,
  { fees }: OnRoadTables,
): Parts {
  const parts: PricePart[] = [];
  for (const name of feesNeeded(vehicle, place)) {
    const known = fees.filter((row) => row.place === place && row[name] !== undefined);
    const row = known.find((one) => isInForce(one, today));
    if (row === undefined) return err(noFee(name, place, known));
    const amount = amountOf(row, name, vehicle, centsToDollars(price));
    if (typeof amount === 'object') return err({ kind: 'missingFact', place, fact: amount.missing });
    const { source, from, until } = row;
    const cents = dollarsToCents(amount);
    // A charge that another one includes is not a line.
    if (cents > 0 || name === 'transfer')
      parts.push({ label: FEE_LABELS[name], cents, working: formatPrice(amount), source, from, until });
  }
  return ok(parts);
}

/** Why a fee is unknown: its last table has ended, or there has been none. */
function noFee(name: FeeName, place: string, known: readonly OnRoadFees[]): NoEstimate {
  const what = FEE_LABELS[name].toLowerCase();
  const ends = known.flatMap(({ until }) => until ?? []).sort();
  return known.length === 0
    ? { kind: 'noFee', place, what }
    : { kind: 'tableEnded', place, what, until: ends.at(-1) ?? null };
}

function amountOf(
  row: OnRoadFees,
  name: FeeName,
  vehicle: OnRoadVehicle,
  value: number,
): number | { readonly missing: string } {
  if (name !== 'registration') return row[name] ?? 0;
  for (const { when, dollars } of row.registration ?? []) {
    const fit = fitOf(when, vehicle, value);
    if (fit === 'fits') return dollars;
    if (fit !== 'other') return fit;
  }
  return { missing: 'a registration fee for a vehicle like it' };
}
