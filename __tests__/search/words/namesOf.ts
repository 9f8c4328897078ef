import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { SearchState } from '../../../src/search/searchState';
import { toIndexRecord } from '../../../src/search/toIndexRecord';

/** Every name that somebody may copy from a stock item into a search. */
export const namesOf = (item: StockItem): readonly string[] =>
  [
    toIndexRecord(item).text.title,
    `${item.make} ${item.model} ${item.variations ?? ''}`,
    item.make,
    item.model,
    item.variations,
    item.registrationNumber,
    item.stockNumber,
  ].flatMap((name) => name?.trim() || []);

const LISTS = {
  vehType: ({ vehType }) => [vehType],
  make: ({ make }) => [make],
  model: ({ model }) => [model],
  bodyType: ({ bodyType }) => [bodyType],
  fuelType: ({ fuelType }) => [fuelType],
  transmissionType: ({ transmissionType }) => [transmissionType],
  colour: ({ colour }) => [colour],
  seats: ({ seats }) => [seats?.toString()],
  location: ({ location }) => [location?.name],
  tags: ({ tags }) => tags,
} as const satisfies Partial<Record<keyof SearchState, (item: StockItem) => readonly (string | undefined)[]>>;

const same = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '');

/** The filters of a state that leave an item out; a name never asks for a price, a distance or a repayment. */
export const filtersAgainst = (item: StockItem, state: SearchState): readonly string[] => [
  ...Object.entries(LISTS).flatMap(([key, read]) => {
    const asked = state[key as keyof typeof LISTS] as readonly string[] | undefined;
    const own = read(item).map(same);
    return asked === undefined || asked.some((value) => own.includes(same(value))) ? [] : [key];
  }),
  ...(state.yearRange &&
  !((item.year ?? 0) >= (state.yearRange.min ?? 0) && (item.year ?? 0) <= (state.yearRange.max ?? 9999))
    ? ['yearRange']
    : []),
  ...(['priceRange', 'kilometresMax', 'budget'] as const).filter((key) => state[key] !== undefined),
  ...(state.special && !item.featured ? ['special'] : []),
  ...(state.reduced && item.specialPrice === undefined ? ['reduced'] : []),
  ...(state.brandCertified && !item.brandCertified ? ['brandCertified'] : []),
];
