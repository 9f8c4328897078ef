import { useEffect, useMemo, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import type { NoEstimate } from '../../domain/onRoad/noEstimate';
import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';
import { onRoadVehicle } from '../../domain/onRoad/onRoadVehicle';
import { type PriceToPay, priceToPay } from '../../domain/onRoad/priceToPay';
import type { Result } from '../../domain/result';
import type { StockItem } from '../../domain/stock/stockItem';
import { wallClock } from '../../domain/wallClock';
import { useClock } from '../ui/visit/useClock';
import { useStored } from '../ui/visit/useStored';
import { homeOf, loadTables } from './toPayTermsOf';

/**
 * The country's tables with the dealership's fees before its own; `undefined` while they load, or if they do not.
 * @param isNeeded false to load nothing yet
 */
export function useOnRoadTables(isNeeded = true): OnRoadTables | undefined {
  const settings = useStockSettings();
  const [tables, setTables] = useState<OnRoadTables>();
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loadTables(settings).then(
      (loaded) => isMounted && setTables(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, settings]);
  return tables;
}

/**
 * What the shopper would pay for each item, or why that is unknown. `undefined` without their place, until the tables are
 * here, and on a device whose clock is wrong. For parts of a page that load later: it brings the tables with it.
 */
export function usePricesToPay(
  items: readonly StockItem[],
  tables: OnRoadTables | undefined,
): readonly Result<PriceToPay, NoEstimate>[] | undefined {
  const settings = useStockSettings();
  const place = useStored(shopperPlace)?.place;
  const now = useClock();
  const today = now === undefined ? undefined : wallClock(new Date(now), settings.timeZone).date;
  return useMemo(
    () =>
      place === undefined || today === undefined || tables === undefined
        ? undefined
        : items.map((item) =>
            priceToPay(onRoadVehicle(item, homeOf(settings, item.location?.name)), place, today, tables),
          ),
    [items, settings, place, today, tables],
  );
}
