import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from './vocabulary';

/** The vehicle types that a search is about: those it names, or else those that the dealership has in stock. */
export function vehTypesAsked(
  { vehType: chosen }: SearchState,
  { makes }: SearchVocabulary,
): readonly VehType[] {
  if (chosen?.length) return chosen;
  const inStock = VEH_TYPES.filter((vehType) =>
    makes.some(({ vehTypes = VEH_TYPES }) => vehTypes.includes(vehType)),
  );
  return inStock.length > 0 ? inStock : VEH_TYPES;
}
