import { useSyncExternalStore } from 'react';
import type { ShopperFinance } from '../../domain/finance/repaymentForPrice';
import { isRepaymentFrequency } from '../../domain/finance/repaymentFrequency';

const KEY = 'forecourt.finance';
const listeners = new Set<() => void>();
const NONE: Partial<ShopperFinance> = {};
let known: { readonly text: string | null; readonly value: Partial<ShopperFinance> } | undefined;

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function parse(text: string | null): Partial<ShopperFinance> {
  // The same value as on the server, or every card would render twice.
  if (text === null) return NONE;
  try {
    const saved = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(isRepaymentFrequency(saved.frequency) ? { frequency: saved.frequency } : {}),
      ...(isAmount(saved.depositAmount) ? { depositAmount: saved.depositAmount } : {}),
      ...(isAmount(saved.termMonths) && saved.termMonths > 0 ? { termMonths: saved.termMonths } : {}),
    };
  } catch {
    return NONE;
  }
}

function read(): Partial<ShopperFinance> {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(KEY);
  } catch {
    // Storage is refused in some private windows: the dealership's settings apply.
  }
  if (known?.text !== text) known = { text, value: parse(text) };
  return known?.value ?? NONE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The shopper's own frequency, deposit and term: kept on this device, the same on every card and page. */
export const useShopperFinance = (): Partial<ShopperFinance> =>
  useSyncExternalStore(subscribe, read, () => NONE);

/** Remembers what the shopper set; nothing leaves the device. */
export function rememberShopperFinance(changed: Partial<ShopperFinance>): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ ...read(), ...changed }));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
