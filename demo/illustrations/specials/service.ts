import { paints } from '../paint';
import { ellipse } from '../svg';
import { tarrows } from '../tarrow';
import { hoist, toolChest, tyreStack, workshopRoom } from '../workshop';
import { placedCar } from './placedCar';

/** A hatch on the hoist of the workshop. */
export function service(): string {
  const lift = hoist(380, 800, 700, 500);
  return (
    workshopRoom('SERVICE') +
    lift.back +
    toolChest(90, 716) +
    tyreStack(1360, 716, 4) +
    ellipse(812, 716, 420, 22, { fill: '#000', 'fill-opacity': 0.18 }) +
    placedCar(tarrows.wren, paints.silver, 330, 560, 0.226, 'v', 'none') +
    lift.front
  );
}
