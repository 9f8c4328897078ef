/** Counts that have no filter: doors, cylinders, berths, feet, ANCAP stars. */
export const COUNTED = ['dr', 'cyl', 'berth', 'ft', 'star'] as const;

/**
 * The word for a count in the index. Number and unit are one word, so that `5 door` does not find every five-seater with four
 * doors.
 */
export const countWord = (count: number | string, unit: (typeof COUNTED)[number]): string =>
  `${Number(count)}${unit}`;

/** Engine sizes have one decimal in every feed: `2.0L`. */
export const litresWord = (litres: string): string => `${Number(litres).toFixed(1)}L`;
