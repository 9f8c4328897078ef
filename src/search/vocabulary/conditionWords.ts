import { slug } from '../../domain/stock/slug';
import { STOCK_TYPES, type StockType } from '../../domain/stock/stockTypes';
import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import { ITEM_SEGMENT } from '../address/listingPath';

/** The spellings of one vehicle type in a path: the one that we write, and others that we read. */
export interface ConditionWords {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** The dealer's own addresses of the three listings, from the general settings; absent if the dealer has none. */
export interface ConditionSettings {
  readonly stockType: StockType;
  readonly newVehiclesUrl?: string | null | undefined;
  readonly demoVehiclesUrl?: string | null | undefined;
  readonly usedVehiclesUrl?: string | null | undefined;
}

const STOCK_SEGMENT = 'stock';

/** `/stock/used-utes/?a=b` → `used-utes`. An origin alone has no last part. */
const lastPart = (address: string): string => {
  const path = address.replace(/[?#].*$/s, '').replace(/^([a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '');
  return slug(path.split('/').filter(Boolean).at(-1) ?? '');
};

/**
 * The spellings of the three vehicle types: the last part of the dealer's address if there is one, else `new-{plural}`,
 * `demo-{plural}`, `used-{plural}`. The other one is read too. A dealer's address with two meanings (one word for two types,
 * the word of another type, or a reserved word) is ignored.
 */
export const conditionWords = (settings: ConditionSettings): Readonly<Record<VehType, ConditionWords>> => {
  const plural = slug(STOCK_TYPES[settings.stockType].plural);
  const fallbacks = VEH_TYPES.map((vehType) => `${vehType.toLowerCase()}-${plural}`);
  const slugs = [settings.newVehiclesUrl, settings.demoVehiclesUrl, settings.usedVehiclesUrl].map((url) =>
    lastPart(url ?? ''),
  );
  const words = (index: number): ConditionWords => {
    const fallback = fallbacks[index] as string;
    const own = slugs[index] as string;
    const isUsable =
      own !== '' &&
      own !== ITEM_SEGMENT &&
      own !== STOCK_SEGMENT &&
      slugs.indexOf(own) === index &&
      (own === fallback || !fallbacks.includes(own));
    return isUsable && own !== fallback
      ? { slug: own, aliases: [fallback] }
      : { slug: fallback, aliases: [] };
  };
  return { New: words(0), Demo: words(1), Used: words(2) };
};
