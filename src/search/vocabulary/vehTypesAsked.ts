import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from './vocabulary';

/** The vehicle types of a search: those that it names, or else those in stock. */
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
