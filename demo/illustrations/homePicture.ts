import { showroom } from './showroom';
import { picture } from './svg';

/** Wide and low, as the top of the home page is: sign, roof and cars are in sight however wide the screen is. */
const panorama = { from: -460, to: 3620, top: 230, bottom: 1430 } as const;

/** The showroom at full width: 2560 × 753. */
export function homeHero(): string {
  const { from, to, top, bottom } = panorama;
  return picture(2560, 753, showroom(undefined, { from, to, bottom }), [from, top, to - from, bottom - top]);
}

/** The plain scene, cropped to the building and its cars for phones: 1200 × 1200. */
export const homeHeroNarrow = (): string => picture(1200, 1200, showroom(1160), [1096, 104, 1220, 1220]);
