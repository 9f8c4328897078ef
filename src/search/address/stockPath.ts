import type { VehType } from '../../domain/stock/vehType';
import type { SearchState } from '../searchState';
import type { SearchVocabulary, VocabularyMake, VocabularyWord } from '../vocabulary/vocabulary';
import { vocabularyLookup } from '../vocabulary/vocabularyLookup';
import { isListingPath, STOCK_PATH, segmentsAfterStock } from './listingPath';

/** The filters that a path can hold, each with one value. */
interface PathFilters {
  readonly vehType: boolean;
  readonly make: boolean;
  readonly model: boolean;
}

/**
 * The segments of a path by their meaning: a vehicle type, then a make, then a model, each optional. A segment without a
 * meaning is kept as the make or model that it seems to be, so that a notice can name it.
 */
export const readStockPath = (
  pathname: string,
  vocabulary: SearchVocabulary,
): { readonly vehType: string[]; readonly make: string[]; readonly model: string[] } => {
  const lookup = vocabularyLookup(vocabulary);
  const words = { vehType: [] as string[], make: [] as string[], model: [] as string[] };
  if (!isListingPath(pathname)) return words;
  for (const segment of segmentsAfterStock(pathname) ?? []) {
    const place = words.vehType.length + words.make.length + words.model.length;
    if (place === 0 && lookup.condition(segment)) words.vehType.push(segment);
    else if (words.make.length === 0) words.make.push(segment);
    else words.model.push(segment);
  }
  return words;
};

/** Whether a make or model is in stock in a vehicle type, so that the build has made a page for both together. */
const isInStock = ({ vehTypes }: VocabularyWord, vehType: VehType | undefined): boolean =>
  vehType === undefined || vehTypes === undefined || vehTypes.includes(vehType);

interface PathWords {
  readonly vehType?: VehType | undefined;
  readonly make?: VocabularyMake | undefined;
  readonly model?: VocabularyWord | undefined;
}

/**
 * The part of a state that its path holds: single values, a make only if the vehicle type has it in stock, a model only
 * after its make. So every path that we write leads to a built page. Everything else goes into the query.
 */
const pathWords = (state: SearchState, vocabulary: SearchVocabulary): PathWords => {
  const lookup = vocabularyLookup(vocabulary);
  const only = <Value>(values: readonly Value[] | undefined): Value | undefined =>
    values?.length === 1 ? values[0] : undefined;
  const vehType = only(state.vehType);
  const makeName = only(state.make);
  const make = makeName === undefined ? undefined : lookup.make(makeName);
  if (!make || !isInStock(make, vehType)) return { vehType };
  const modelName = only(state.model);
  const model = modelName === undefined ? undefined : lookup.modelOf(make, modelName);
  return { vehType, make, ...(model && isInStock(model, vehType) ? { model } : {}) };
};

/** The filters of a canonical state that the path holds. */
export const pathFilters = (state: SearchState, vocabulary: SearchVocabulary): PathFilters => {
  const words = pathWords(state, vocabulary);
  return {
    vehType: words.vehType !== undefined,
    make: words.make !== undefined,
    model: words.model !== undefined,
  };
};

/** The path of a canonical state: `/stock/used-cars/toyota/hilux/`. Everything else belongs in the query. */
export const stockPath = (state: SearchState, vocabulary: SearchVocabulary): string => {
  const { vehType, make, model } = pathWords(state, vocabulary);
  const segments = [vehType && vocabulary.conditions[vehType].slug, make?.slug, model?.slug];
  return STOCK_PATH + segments.map((segment) => (segment ? `${segment}/` : '')).join('');
};
