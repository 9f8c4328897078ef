import { useMemo } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';
import type { ToPayTerms } from '../../search/toPayTerms';
import { useClock } from '../ui/visit/useClock';
import { useStored } from '../ui/visit/useStored';
import { toPayTermsOf } from './toPayTermsOf';

/** The terms of a search by the price to pay. `undefined` without a place, the tables or a device whose clock is right. */
export function useToPayTerms(
  tables: OnRoadTables | undefined,
  locations: readonly string[] | undefined,
): ToPayTerms | undefined {
  const settings = useStockSettings();
  const place = useStored(shopperPlace)?.place;
  const now = useClock();
  const terms =
    place === undefined || now === undefined || tables === undefined
      ? undefined
      : toPayTermsOf(place, now, tables, settings, locations);
  const day = terms?.today;
  // The clock ticks every minute, and the terms are the same all day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms follow from these
  return useMemo(() => terms, [settings, locations, place, day, tables]);
}
