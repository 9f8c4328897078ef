import type { Range, SearchState } from '../../../src/search/searchState';

const range = ({ min, max }: Range): string => (min === max ? `${min}` : `${min ?? ''}..${max ?? ''}`);

const NAMES: Readonly<Partial<Record<keyof SearchState, string>>> = {
  vehType: 'condition',
  bodyType: 'body',
  fuelType: 'fuel',
  transmissionType: 'gears',
  location: 'at',
};

/** A search state as the table writes it: `make: Toyota · price: ..25000 · "sr5"`. */
export const inShort = ({
  keywords,
  priceRange,
  yearRange,
  kilometresMax,
  budget,
  special,
  reduced,
  brandCertified,
  ...lists
}: SearchState): string =>
  [
    ...Object.entries(lists).map(
      ([key, values]) => `${NAMES[key as keyof SearchState] ?? key}: ${[values].flat().join(' + ')}`,
    ),
    ...(priceRange ? [`price: ${range(priceRange)}`] : []),
    ...(budget
      ? [
          `${budget.affordAmount} a ${budget.frequency}${budget.depositAmount ? ` and ${budget.depositAmount} now` : ''}`,
        ]
      : []),
    ...(kilometresMax === undefined ? [] : [`km: ..${kilometresMax}`]),
    ...(yearRange ? [`year: ${range(yearRange)}`] : []),
    ...(special ? ['special'] : []),
    ...(reduced ? ['reduced'] : []),
    ...(brandCertified ? ['certified'] : []),
    ...(keywords === undefined ? [] : [`"${keywords}"`]),
  ].join(' · ');
