import { convertible } from './bodies/convertible';
import { coupe } from './bodies/coupe';
import { hatch } from './bodies/hatch';
import { peopleMover } from './bodies/peopleMover';
import { sedan } from './bodies/sedan';
import { suv } from './bodies/suv';
import { suvLarge } from './bodies/suvLarge';
import { ute } from './bodies/ute';
import { van } from './bodies/van';
import { wagon } from './bodies/wagon';
import type { CarBody } from './catalogue';
import type { SideShape } from './sideShape';

/** The side of every car. */
export const carShapes: Readonly<Record<CarBody, SideShape>> = {
  hatch,
  sedan,
  suv,
  suvLarge,
  ute,
  wagon,
  coupe,
  convertible,
  van,
  peopleMover,
};
