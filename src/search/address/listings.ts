import { VEH_TYPES, type VehType } from '../../domain/stock/stockTypes';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { vocabularyLookup } from '../vocabulary/vocabularyLookup';
import { stockPath } from './url';

interface BuiltListing {
  readonly state: SearchState;
  readonly path: string;
  /** How many items it holds at the time of the build. */
  readonly count: number;
}

interface ListedStock {
  readonly vehType: VehType;
  readonly make: string;
  readonly model: string;
}

/**
 * The listings to build: all stock, the vehicle types in stock, then makes and models in stock, without a vehicle type and
 * with each. An empty vehicle type has a listing only if content links to it, so that a menu works on the day when the last
 * demo car is sold. All other listings open on the stock page.
 * @param linked the paths that content links to
 */
export const builtListings = (
  stock: readonly ListedStock[],
  vocabulary: SearchVocabulary,
  linked: ReadonlySet<string> = new Set(),
): readonly BuiltListing[] => {
  const lookup = vocabularyLookup(vocabulary);
  const listings = new Map<string, { readonly state: SearchState; readonly path: string; count: number }>();
  const add = (state: SearchState, count: number) => {
    const path = stockPath(state, vocabulary);
    const listing = listings.get(path);
    if (listing) listing.count += count;
    else listings.set(path, { state, path, count });
  };

  add({}, 0);
  const inStock = new Set(stock.map(({ vehType }) => vehType));
  const conditions = VEH_TYPES.filter(
    (vehType) => inStock.has(vehType) || linked.has(stockPath({ vehType: [vehType] }, vocabulary)),
  );
  for (const vehType of conditions) add({ vehType: [vehType] }, 0);
  for (const { item, count } of kinds(stock)) {
    const make = lookup.make(item.make);
    const model = make && lookup.modelOf(make, item.model);
    for (const condition of [{}, { vehType: [item.vehType] }]) {
      add(condition, count);
      if (make) add({ ...condition, make: [make.value] }, count);
      if (make && model) add({ ...condition, make: [make.value], model: [model.value] }, count);
    }
  }
  const [first, ...rest] = listings.values();
  const others = rest.slice(conditions.length).sort((a, b) => (a.path < b.path ? -1 : 1));
  return first ? [first, ...rest.slice(0, conditions.length), ...others] : [];
};

/** Counts each combination of condition, make and model: a yard has fewer of them than items. */
function kinds(
  stock: readonly ListedStock[],
): Iterable<{ readonly item: ListedStock; readonly count: number }> {
  const listings = new Map<string, { readonly item: ListedStock; count: number }>();
  for (const item of stock) {
    const key = JSON.stringify([item.vehType, item.make, item.model]);
    const kind = listings.get(key);
    if (kind) kind.count += 1;
    else listings.set(key, { item, count: 1 });
  }
  return listings.values();
}
