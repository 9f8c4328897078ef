import type { SpecialPicture } from './catalogue';
import { demoClearance } from './specials/demoClearance';
import { heronRunout } from './specials/heronRunout';
import { kiteTradie } from './specials/kiteTradie';
import { service } from './specials/service';
import { tyreWall } from './specials/tyreWall';
import { wrenDriveAway } from './specials/wrenDriveAway';
import { picture } from './svg';

const width = 1600;

const height = 900;

const scenes: Readonly<Record<SpecialPicture, () => string>> = {
  'heron-runout': heronRunout,
  'wren-drive-away': wrenDriveAway,
  'kite-tradie-pack': kiteTradie,
  service,
  tyres: tyreWall,
  'demo-clearance': demoClearance,
};

/** The picture of a special as SVG, 1600 × 900. */
export const specialPicture = (name: SpecialPicture): string => picture(width, height, scenes[name]());
