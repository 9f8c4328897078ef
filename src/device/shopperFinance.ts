import type { ShopperFinance } from '../domain/finance/financeSettings';
import { isRepaymentFrequency } from '../domain/finance/loan';
import { pageValue } from './pageValue';
import { storedValue } from './storedValue';

type StatedFinance = Partial<Pick<ShopperFinance, 'frequency' | 'depositAmount'>>;

const NONE: Partial<ShopperFinance> = {};
/** The terms in an address. They last as long as the page is open. */
const ofVisit = pageValue(NONE);
/** Whether terms were set since the page was opened, by hand or by an address. */
let isSet = false;
/** The terms that the last address stated without a budget. */
let lastStated: StatedFinance = NONE;
let inForce: { readonly of: readonly unknown[]; readonly value: Partial<ShopperFinance> } | undefined;

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const ofDevice = storedValue<Partial<ShopperFinance>>({
  name: 'finance',
  lifetime: 'device',
  // The same object as on the server, or every card would render twice.
  empty: NONE,
  parse: (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const saved = value as Readonly<Record<string, unknown>>;
    return {
      ...(isRepaymentFrequency(saved.frequency) ? { frequency: saved.frequency } : {}),
      ...(isAmount(saved.depositAmount) ? { depositAmount: saved.depositAmount } : {}),
      ...(isAmount(saved.termMonths) && saved.termMonths > 0 ? { termMonths: saved.termMonths } : {}),
    };
  },
});

function read(): Partial<ShopperFinance> {
  const own = ofDevice.read();
  const stated = ofVisit.snapshot();
  if (stated === NONE) return own;
  if (inForce?.of[0] !== own || inForce.of[1] !== stated)
    inForce = { of: [own, stated], value: { ...own, ...stated } };
  return inForce.value;
}

function subscribe(listener: () => void): () => void {
  const stops = [ofDevice.subscribe(listener), ofVisit.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The shopper's frequency, deposit and term: what they set by hand, which the device stores, or a later address. */
export const shopperFinance = {
  empty: NONE,
  snapshot: read,
  subscribe,
};

/** The terms in force, if any were set since the page was opened: by hand, or by an address. */
export const termsOfVisit = (): Partial<ShopperFinance> | undefined => (isSet ? read() : undefined);

/** Stores what the shopper set by hand, for every page and later visits. */
export function rememberShopperFinance(changed: Partial<ShopperFinance>): void {
  isSet = true;
  const left = Object.entries(ofVisit.snapshot()).filter(([key]) => !Object.hasOwn(changed, key));
  ofDevice.store({ ...ofDevice.read(), ...changed });
  ofVisit.set(left.length === 0 ? NONE : Object.fromEntries(left));
}

/** Applies the terms that an address states without a budget, once: what the shopper sets by hand afterwards counts. */
export function followStatedTerms(terms: StatedFinance): void {
  if (terms.frequency === lastStated.frequency && terms.depositAmount === lastStated.depositAmount) return;
  lastStated = terms;
  followStatedFinance(terms);
}

/** Applies the frequency and deposit in an address until the shopper sets others by hand. The device does not store them. */
export function followStatedFinance(terms: StatedFinance): void {
  const before = ofVisit.snapshot();
  const { frequency = before.frequency, depositAmount = before.depositAmount } = terms;
  isSet ||= Object.values(terms).some((value) => value !== undefined);
  if (frequency === before.frequency && depositAmount === before.depositAmount) return;
  ofVisit.set({
    ...before,
    ...(frequency === undefined ? {} : { frequency }),
    ...(depositAmount === undefined ? {} : { depositAmount }),
  });
}
