import { useSyncExternalStore } from 'react';
import { shopperFinance } from '../../device/shopperFinance';
import type { ShopperFinance } from '../../domain/finance/financeSettings';

/** The shopper's frequency, deposit and term, as soon as they change anywhere on the page. */
export const useShopperFinance = (): Partial<ShopperFinance> =>
  useSyncExternalStore(shopperFinance.subscribe, shopperFinance.read, () => shopperFinance.empty);
