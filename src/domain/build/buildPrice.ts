import type { Cents } from '../money';
import { type Build, chosenOptions } from './build';
import type { BuildOptions } from './buildOptions';

/**
 * The drive-away price of a build: its grade, its colour and each accessory. In whole cents, so the sum is exact.
 *
 * @example
 * // Heron Tour 39,490 + River Gum Green 650 + tow bar 1,290
 * buildPrice(heron, { grade: 'heron-tour', colour: 'river-gum-green', accessories: ['tow-bar'] })
 * // → 4143000
 */
export function buildPrice(options: BuildOptions, build: Build): Cents {
  const { grade, colour, accessories } = chosenOptions(options, build);
  return [grade, colour, ...accessories].reduce((sum, option) => sum + (option?.cents ?? 0), 0) as Cents;
}
