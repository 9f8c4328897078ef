import { slug } from '../../domain/stock/slug';
import { STOCK_TYPES, type StockType } from '../../domain/stock/stockTypes';
import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import { ITEM_SEGMENT } from '../address/isListingPath';

/** How one vehicle type is spelled in a path: the spelling that is written, and others that are read. */
export interface ConditionWords {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** The dealer's own addresses of the three listings (general settings); absent where the dealer has none. */
export interface ConditionSettings {
  readonly stockType: StockType;
  readonly newVehiclesUrl?: string | null | undefined;
  readonly demoVehiclesUrl?: string | null | undefined;
  readonly usedVehiclesUrl?: string | null | undefined;
}

const STOCK_SEGMENT = 'stock';

/** `/stock/used-utes/?a=b` → `used-utes`; an origin alone has no last part. */
const lastPart = (address: string): string => {
  const path = address.replace(/[?#].*$/s, '').replace(/^([a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '');
  return slug(path.split('/').filter(Boolean).at(-1) ?? '');
};

/**
 * The spellings of the three vehicle types: the last part of the dealer's address where there is one, else
 * `new-{plural}`, `demo-{plural}`, `used-{plural}`; the other one is read too. A dealer's address that would mean
 * two things (one word for two types, or the word of another type, or a reserved one) is passed over.
 */
export const conditionWords = (settings: ConditionSettings): Readonly<Record<VehType, ConditionWords>> => {
  const plural = slug(STOCK_TYPES[settings.stockType].plural);
  const fallbacks = VEH_TYPES.map((vehType) => `${vehType.toLowerCase()}-${plural}`);
  const wanted = [settings.newVehiclesUrl, settings.demoVehiclesUrl, settings.usedVehiclesUrl].map((url) =>
    lastPart(url ?? ''),
  );
  const words = (index: number): ConditionWords => {
    const fallback = fallbacks[index] as string;
    const own = wanted[index] as string;
    const isUsable =
      own !== '' &&
      own !== ITEM_SEGMENT &&
      own !== STOCK_SEGMENT &&
      wanted.indexOf(own) === index &&
      (own === fallback || !fallbacks.includes(own));
    return isUsable && own !== fallback
      ? { slug: own, aliases: [fallback] }
      : { slug: fallback, aliases: [] };
  };
  return { New: words(0), Demo: words(1), Used: words(2) };
};
