import { gumTree } from '../gumTree';
import { paints } from '../paint';
import { daylights, meadow, road, sky } from '../scenery';
import { tarrows } from '../tarrow';
import { townStreet } from '../townStreet';
import { placedCar } from './placedCar';

const width = 1600;

const height = 900;

/** The hatch in the main street of a country town. */
export function wrenDriveAway(): string {
  const { morning } = daylights;
  return (
    sky(morning, width, 470, [320, 170], 9) +
    meadow(morning, width, 470, 640, 2) +
    townStreet(width, 598) +
    gumTree(1490, 612, 470, morning.leaves, 1, morning.trunk) +
    road(width, 630, height, '#8f948f') +
    placedCar(tarrows.wren, paints.red, 330, 800, 0.218, 'v', morning.shadow)
  );
}
