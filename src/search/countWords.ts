/** Counts that have no filter: doors, cylinders, ANCAP stars. */
const COUNTED = ['dr', 'cyl', 'star'] as const;

/**
 * The word for a count in the index. Number and unit are one word, so that `5 door` does not find every five-seater with four
 * doors.
 */
export const countWord = (count: number | string, unit: (typeof COUNTED)[number]): string =>
  `${Number(count)}${unit}`;

const COUNT = new RegExp(`^(\\d+)(${COUNTED.join('|')})$`);

/** A word of the index as people say it: `6cyl` is `6 cyl`, and `5dr` is `5 door`. Other words stay as they are. */
export const sayCount = (word: string): string =>
  word.replace(COUNT, (_, count, unit) => `${count} ${unit === 'dr' ? 'door' : unit}`);

/** Engine sizes have one decimal in every feed: `2.0L`. */
export const litresWord = (litres: string): string => `${Number(litres).toFixed(1)}L`;
