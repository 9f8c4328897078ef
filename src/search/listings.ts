import { VEH_TYPES, type VehType } from '../domain/stock/vehType';
import type { SearchState } from './searchState';
import { stockPath } from './stockPath';
import type { SearchVocabulary } from './vocabulary';
import { vocabularyLookup } from './vocabularyLookup';

/** A listing that the build makes a page for. */
export interface BuiltListing {
  readonly state: SearchState;
  readonly path: string;
  /** Vehicles in it, at the time of the build. */
  readonly count: number;
}

interface ListedStock {
  readonly vehType: VehType;
  readonly make: string;
  readonly model: string;
}

/**
 * The listings that are built: all stock and the three vehicle types (even with nothing in them, since menus lead
 * there), then makes and models in stock, without a vehicle type and with each. All others open on the stock page.
 */
export const builtListings = (
  stock: readonly ListedStock[],
  vocabulary: SearchVocabulary,
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
  for (const vehType of VEH_TYPES) add({ vehType: [vehType] }, 0);
  for (const item of stock) {
    const make = lookup.make(item.make);
    const model = make && lookup.modelOf(make, item.model);
    for (const condition of [{}, { vehType: [item.vehType] }]) {
      add(condition, 1);
      if (make) add({ ...condition, make: [make.value] }, 1);
      if (make && model) add({ ...condition, make: [make.value], model: [model.value] }, 1);
    }
  }
  const [first, ...rest] = listings.values();
  const conditions = rest.slice(0, VEH_TYPES.length);
  const others = rest.slice(VEH_TYPES.length).sort((a, b) => (a.path < b.path ? -1 : 1));
  return first ? [first, ...conditions, ...others] : [];
};
