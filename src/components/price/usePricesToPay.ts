import { useEffect, useMemo, useState } from 'react';
import { dealerFees } from '../../content/stock/dealerFees';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import type { NoEstimate } from '../../domain/onRoad/noEstimate';
import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';
import { onRoadVehicle } from '../../domain/onRoad/onRoadVehicle';
import { type PriceToPay, priceToPay } from '../../domain/onRoad/priceToPay';
import type { Result } from '../../domain/result';
import { locationNamed } from '../../domain/stock/locationKey';
import type { StockItem } from '../../domain/stock/stockItem';
import { wallClock } from '../../domain/wallClock';
import { loadOnRoadTables } from '../../locales/onRoadTables';
import { locale } from '../../locales/site/locale';
import { useClock } from '../ui/visit/useClock';
import { useStored } from '../ui/visit/useStored';

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
    loadOnRoadTables(locale.name).then(
      (loaded) => isMounted && setTables({ ...loaded, fees: [...dealerFees(settings), ...loaded.fees] }),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, settings]);
  return tables;
}

/** The state of an item's yard, or the country where it has no states. */
export const homeOf = (
  { locations, dealer }: Pick<ReturnType<typeof useStockSettings>, 'locations' | 'dealer'>,
  location: string | undefined,
): string => locationNamed(locations, location)?.address.state ?? dealer.address.state ?? locale.country;

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
