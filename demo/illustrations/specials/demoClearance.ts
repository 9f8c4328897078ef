import { elevations } from '../carElevations';
import { frontView } from '../frontView';
import { word } from '../letters';
import { paints } from '../paint';
import { placed } from '../sideVehicle';
import { ellipse, fade, glow, group, path, rect, scoped } from '../svg';

const width = 1600;

/** Three cars from the front in the showroom. */
export function demoClearance(): string {
  const front = (
    body: 'hatch' | 'suvLarge' | 'suv',
    colour: keyof typeof paints,
    x: number,
    y: number,
    scale: number,
    id: string,
  ) => placed(scoped(id, frontView(elevations[body], paints[colour], '#3a2c18', true)), x, y, scale);
  const lamps = [180, 500, 820, 1140, 1460].map((x) =>
    group(
      {},
      rect(x - 1, 0, 3, 90, { fill: '#6d4a28' }),
      path(`M${x - 44} 128Q${x} 66 ${x + 44} 128Z`, { fill: '#2a3130' }),
      ellipse(x, 128, 40, 8, { fill: '#fff3cd' }),
      ellipse(x, 190, 240, 170, { fill: 'url(#lamplight)' }),
    ),
  );
  return (
    fade('interior', [
      [0, '#e9d3a8'],
      [1, '#f0e2c6'],
    ]) +
    fade('tiles', [
      [0, '#d8c4a0'],
      [1, '#b79d74'],
    ]) +
    glow('lamplight', [
      [0, '#fff6da', 0.7],
      [1, '#fff6da', 0],
    ]) +
    rect(0, 0, width, 600, { fill: 'url(#interior)' }) +
    group(
      {},
      ...Array.from({ length: 41 }, (_, index) =>
        rect(index * 40, 0, 3, 600, { fill: '#a9824e', 'fill-opacity': 0.22 }),
      ),
    ) +
    rect(0, 590, width, 10, { fill: '#8a6a40' }) +
    rect(0, 600, width, 300, { fill: 'url(#tiles)' }) +
    lamps.join('') +
    word('TARROW', 610, 226, 58, '#1f4d3f', 1.8, 8) +
    front('hatch', 'blue', 340, 742, 0.225, 'a') +
    front('suvLarge', 'bronze', 1265, 742, 0.225, 'b') +
    front('suv', 'green', 800, 828, 0.27, 'c')
  );
}
