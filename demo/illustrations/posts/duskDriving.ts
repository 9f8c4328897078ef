import { gumTree } from '../gumTree';
import { paints } from '../paint';
import { fence, kangarooSign } from '../props';
import { daylights, meadow, range, road, sky } from '../scenery';
import { placed, sideVehicle } from '../sideVehicle';
import { ellipse, glow, linear, path } from '../svg';
import { tarrows } from '../tarrow';

const width = 1600;

const height = 900;

/** A car passes a kangaroo sign at dusk, its lamps on. */
export function duskDriving(): string {
  const { dusk } = daylights;
  return (
    sky(dusk, width, 540, [1180, 420], 17) +
    range(width, 560, 60, 77, 14, '#34434a') +
    meadow(dusk, width, 552, 690, 3) +
    gumTree(160, 640, 540, dusk.leaves, 0, dusk.trunk) +
    gumTree(1500, 650, 480, dusk.leaves, 2, dusk.trunk) +
    fence(0, 662, width, 50, '#3d3a38') +
    road(width, 684, height, '#565b60') +
    kangarooSign(420, 676, 116) +
    glow('beam', [
      [0, '#fff2c8', 0.75],
      [0.4, '#ffe9b0', 0.28],
      [1, '#ffe9b0', 0],
    ]) +
    placed(sideVehicle(tarrows.heron, paints.silver, 'v', dusk.shadow), 690, 806, 0.172) +
    linear(
      'throw',
      [706, 660, 60, 780],
      [
        [0, '#fff2c8', 0.6],
        [0.5, '#fff2c8', 0.2],
        [1, '#fff2c8', 0],
      ],
    ) +
    path('M710 646L0 700V884L710 674Z', { fill: 'url(#throw)' }) +
    ellipse(700, 660, 110, 60, { fill: 'url(#beam)' })
  );
}
