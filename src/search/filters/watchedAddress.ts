import { PAYMENT } from './budgetUrl';

/** The shopper's own term in months. Their device keeps it, and no page of the site reads it from an address. */
const TERM = 'termMonths';

/** The address of a saved search, for the server that runs it: how far a budget reaches depends on the shopper's term. */
export const watchedAddress = (address: string, termMonths: number | undefined): string =>
  termMonths !== undefined && queryOf(address).has(PAYMENT.afford)
    ? `${address}&${TERM}=${termMonths}`
    : address;

/** The term of a watched search, in months; `undefined` if it has none that can be read: then the dealership's counts. */
export function watchedTerm(address: string): number | undefined {
  const months = Number(queryOf(address).get(TERM) ?? Number.NaN);
  return Number.isInteger(months) && months > 0 ? months : undefined;
}

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);
