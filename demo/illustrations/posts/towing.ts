import { caravanSide } from '../bodies/caravan';
import { gumTree } from '../gumTree';
import { paints } from '../paint';
import { fence } from '../props';
import { daylights, meadow, road, sky } from '../scenery';
import { placed, sideVehicle } from '../sideVehicle';
import { scoped } from '../svg';
import { tarrows } from '../tarrow';

const width = 1600;

const height = 900;

/** The seven-seat SUV tows a caravan through the hills. */
export function towing(): string {
  const { golden } = daylights;
  return (
    sky(golden, width, 530, [330, 330], 31) +
    meadow(golden, width, 530, 690, 6) +
    gumTree(1480, 622, 500, golden.leaves, 0, golden.trunk) +
    gumTree(760, 600, 260, ['#5f775f', '#7b8f6c', '#a9ad7c'], 1, golden.trunk) +
    fence(0, 652, width, 48, '#6f5f43') +
    road(width, 670, height, '#8e8471') +
    placed(scoped('van', caravanSide(paints.green, true)), 728, 792, 0.122) +
    placed(sideVehicle(tarrows.brolga, paints.bronze, 'v', golden.shadow), 96, 792, 0.132)
  );
}
