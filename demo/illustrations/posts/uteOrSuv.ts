import { elevations } from '../carElevations';
import { frontView } from '../frontView';
import { gumTree } from '../gumTree';
import { paints } from '../paint';
import { daylights, meadow, road, sky } from '../scenery';
import { placed } from '../sideVehicle';
import { group, rect, scoped } from '../svg';

const width = 1600;

const height = 900;

/** Ute and SUV face to face with the reader, each in its own country. */
export function uteOrSuv(): string {
  const half = (left: boolean) => {
    const light = left ? daylights.outback : daylights.coast;
    return scoped(
      left ? 'l' : 'r',
      sky(light, width / 2, 540, [left ? 200 : 560, 210], left ? 12 : 20) +
        meadow(light, width / 2, 540, height, left ? 7 : 4) +
        gumTree(left ? 100 : 710, 570, 330, light.leaves, left ? 0 : 1, light.trunk) +
        road(width / 2, 690, height, left ? '#b98555' : '#99a2a4') +
        placed(
          scoped(
            'car',
            frontView(
              left ? elevations.ute : elevations.suv,
              left ? paints.orange : paints.green,
              light.shadow,
              true,
            ),
          ),
          400,
          792,
          0.285,
        ),
    );
  };
  return group(
    {},
    half(true),
    group({ transform: 'translate(800 0)' }, half(false)),
    rect(796, 0, 8, height, { fill: '#f6f2ea' }),
  );
}
