import { formatNumber, formatPrice } from '../formatNumber';
import { type Cents, centsToDollars, dollarsToCents } from '../money';
import type { DutyRate } from './onRoadTables';

/** Rounds away what binary fractions add: 2.7 × 41.5 must not become one more step. */
const steps = (cents: number, per: number): number => Math.max(0, Math.ceil(cents / (per * 100)));

/**
 * The duty on a value, both in whole cents.
 *
 * Example: $1,350 plus $5 for each $100 over $45,000, on $46,050 → 11 steps → $1,405.
 */
export function dutyOn(value: Cents, duty: DutyRate): Cents {
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
export function dutyWords(value: Cents, duty: DutyRate): string {
  if ('percent' in duty) return `${formatNumber(percentOf(value, duty) / 100)}% of the price`;
  const { rate, per, over, base, less } = duty;
  const each = `${formatPrice(rate)} for each ${formatPrice(per)} or part${over === undefined ? '' : ` over ${formatPrice(over)}`}`;
  const full =
    base === undefined ? each : rate === 0 ? formatPrice(base) : `${formatPrice(base)} plus ${each}`;
  return less === undefined ? full : `${full}, less a concession of up to ${formatPrice(less)}`;
}
