import type { PostPicture } from './catalogue';
import { duskDriving } from './posts/duskDriving';
import { financeExplained } from './posts/financeExplained';
import { homeCharging } from './posts/homeCharging';
import { logbook } from './posts/logbook';
import { towing } from './posts/towing';
import { uteOrSuv } from './posts/uteOrSuv';
import { picture } from './svg';

const width = 1600;

const height = 900;

const scenes: Readonly<Record<PostPicture, () => string>> = {
  towing,
  'home-charging': homeCharging,
  'ute-or-suv': uteOrSuv,
  logbook,
  'dusk-driving': duskDriving,
  'finance-explained': financeExplained,
};

/** The picture of a post as SVG, 1600 × 900. */
export const postPicture = (name: PostPicture): string => picture(width, height, scenes[name]());
