import { showroom, showroomSize } from './showroom';
import { picture } from './svg';

/** The showroom at full width: 2400 × 1350. */
export const homeHero = (): string => picture(showroomSize.width, showroomSize.height, showroom());

/** The same, cropped to the building and its cars for phones: 1200 × 1200. */
export const homeHeroNarrow = (): string => picture(1200, 1200, showroom(1160), [1096, 104, 1220, 1220]);
