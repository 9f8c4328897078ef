import { ITEM_SEGMENT } from './conditionWords';
import type { SearchState } from './searchState';
import type { SearchVocabulary } from './vocabulary';
import { vocabularyLookup } from './vocabularyLookup';

/** Where the listings begin. */
export const STOCK_PATH = '/stock/';

/** The filters that a path can hold, each as one value. */
export interface PathFilters {
  readonly vehType: boolean;
  readonly make: boolean;
  readonly model: boolean;
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The segments after `/stock/`, decoded where they can be; `null` where a path leads elsewhere. */
const segmentsAfterStock = (pathname: string): readonly string[] | null => {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  return first !== undefined && `/${first.toLowerCase()}/` === STOCK_PATH ? rest.map(decode) : null;
};

/** Whether a path is a listing's: `/stock/` and all below it, save the pages of single vehicles. */
export const isListingPath = (pathname: string): boolean => {
  const segments = segmentsAfterStock(pathname);
  return segments !== null && segments[0]?.toLowerCase() !== ITEM_SEGMENT;
};

/**
 * The segments of a path, sorted into what they say: a vehicle type, then a make, then a model, each optional. What
 * names nothing is kept as the make or model that it seems to want, so that a notice can name it.
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

/** Which of the path's filters a state can say by segments: single values, and a model only after its make. */
export const pathFilters = (state: SearchState): PathFilters => {
  const make = state.make?.length === 1;
  return { vehType: state.vehType?.length === 1, make, model: make && state.model?.length === 1 };
};

/** The path of a canonical state: `/stock/used-cars/toyota/hilux/`. What it cannot hold belongs in the query. */
export const stockPath = (state: SearchState, vocabulary: SearchVocabulary): string => {
  const lookup = vocabularyLookup(vocabulary);
  const holds = pathFilters(state);
  const vehType = holds.vehType ? state.vehType?.[0] : undefined;
  const make = holds.make ? lookup.make(state.make?.[0] ?? '') : undefined;
  const model = make && holds.model ? lookup.modelOf(make, state.model?.[0] ?? '') : undefined;
  const segments = [vehType && vocabulary.conditions[vehType].slug, make?.slug, model?.slug];
  return STOCK_PATH + segments.map((segment) => (segment ? `${segment}/` : '')).join('');
};
