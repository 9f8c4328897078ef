import { useMemo } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';
import { wallClock } from '../../domain/wallClock';
import type { ToPayTerms } from '../../search/toPayTerms';
import { useClock } from '../ui/visit/useClock';
import { useStored } from '../ui/visit/useStored';
import { homeOf } from './usePricesToPay';

/**
 * What a search by the price to pay needs to know. `undefined` without the shopper's place, until the tables are here, and on a
 * device whose clock is wrong.
 * @param locations the names of the yards in the stock
 */
export function useToPayTerms(
  tables: OnRoadTables | undefined,
  locations: readonly string[],
): ToPayTerms | undefined {
  const settings = useStockSettings();
  const place = useStored(shopperPlace)?.place;
  const now = useClock();
  const today = now === undefined ? undefined : wallClock(new Date(now), settings.timeZone).date;
  return useMemo(() => {
    if (place === undefined || today === undefined || tables === undefined) return undefined;
    const homes = Object.fromEntries(locations.map((name) => [name, homeOf(settings, name)]));
    return { place, today, tables, homes, home: homeOf(settings, undefined) };
  }, [settings, locations, place, today, tables]);
}
