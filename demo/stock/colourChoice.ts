import type { CarBody, Colour } from '../illustrations/catalogue';
import type { Random } from './random';

/** How often each colour is met on the road, in parts of a hundred. */
const COMMON: readonly (readonly [Colour, number])[] = [
  ['white', 30],
  ['grey', 18],
  ['silver', 13],
  ['black', 11],
  ['blue', 12],
  ['red', 9],
  ['green', 3],
  ['bronze', 2],
  ['orange', 2],
];

/** A showroom is more colourful than a car park. */
const SHOWROOM: readonly (readonly [Colour, number])[] = [
  ['white', 18],
  ['grey', 14],
  ['silver', 10],
  ['black', 9],
  ['blue', 14],
  ['red', 12],
  ['green', 10],
  ['bronze', 7],
  ['orange', 6],
];

/** A believable colour; vans are white more often than not. */
export function chooseColour(body: CarBody, showroom: boolean, random: Random): Colour {
  if (body === 'van' && random.chance(0.7)) return 'white';
  const table = showroom ? SHOWROOM : COMMON;
  let left = random.next() * 100;
  for (const [colour, share] of table) {
    left -= share;
    if (left < 0) return colour;
  }
  return 'white';
}
