import type { Random } from './random';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const DIGITS = '0123456789';

/** The tenth character of a VIN stands for the model year. */
const YEAR_CODES: Readonly<Record<number, string>> = {
  2013: 'D',
  2014: 'E',
  2015: 'F',
  2016: 'G',
  2017: 'H',
  2018: 'J',
  2019: 'K',
  2020: 'L',
  2021: 'M',
  2022: 'N',
  2023: 'P',
  2024: 'R',
  2025: 'S',
  2026: 'T',
};

/**
 * An invented VIN: 17 characters without I, O and Q, `region` first, the model year in the tenth place.
 * Its third character is 9, which marks makers of fewer than 1,000 vehicles a year, so it cannot be the
 * number of a real car of a large make.
 */
export function inventVin(region: string, year: number, random: Random): string {
  const letter = () => random.pick([...LETTERS]);
  const digit = () => random.pick([...DIGITS]);
  const descriptor = [letter(), letter(), letter(), digit(), digit(), letter()].join('');
  const serial = Array.from({ length: 6 }, digit).join('');
  return `${region}${letter()}9${descriptor}${YEAR_CODES[year] ?? 'A'}${letter()}${serial}`;
}
