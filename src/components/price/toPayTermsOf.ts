import { dealerFees } from '../../content/stock/dealerFees';
import type { StockSettings } from '../../content/stock/stockSettings';
import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';
import { locationNamed } from '../../domain/stock/locationKey';
import { wallClock } from '../../domain/wallClock';
import { loadOnRoadTables } from '../../locales/onRoadTables';
import { locale } from '../../locales/site/locale';
import type { ToPayTerms } from '../../search/toPayTerms';

/** The country's tables with the dealership's fees before its own. @throws if they do not load */
export async function loadTables(settings: StockSettings): Promise<OnRoadTables> {
  const tables = await loadOnRoadTables(locale.name);
  return { ...tables, fees: [...dealerFees(settings), ...tables.fees] };
}

/** The state of an item's yard, or the country where it has no states. */
export const homeOf = (
  { locations, dealer }: Pick<StockSettings, 'locations' | 'dealer'>,
  location: string | undefined,
): string => locationNamed(locations, location)?.address.state ?? dealer.address.state ?? locale.country;

/**
 * What a search by the price to pay needs to know.
 * @param locations the names of the yards in the stock
 */
export const toPayTermsOf = (
  place: string,
  now: number,
  tables: OnRoadTables,
  settings: StockSettings,
  locations: readonly string[] = [],
): ToPayTerms => ({
  place,
  today: wallClock(new Date(now), settings.timeZone).date,
  tables,
  homes: Object.fromEntries(locations.map((name) => [name, homeOf(settings, name)])),
  home: homeOf(settings, undefined),
});
