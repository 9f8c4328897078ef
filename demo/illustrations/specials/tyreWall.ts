import { placed } from '../sideVehicle';
import { ellipse, group, rect, scoped } from '../svg';
import { wheel } from '../wheel';
import { tyreStack, workshopRoom } from '../workshop';

/** Two wheels before the tyre rack of the workshop. */
export function tyreWall(): string {
  const rack = [0, 1].map((row) =>
    group(
      {},
      rect(1010, 330 + row * 190, 520, 10, { fill: '#2a2f30' }),
      ...[0, 1, 2, 3].map((index) =>
        placed(
          scoped(`r${row}${index}`, wheel('w', index % 2 ? 'sport' : 'split', 352, 240, index)),
          1078 + index * 128,
          252 + row * 190,
          0.21,
        ),
      ),
    ),
  );
  const big = (id: string, style: 'five' | 'rugged', x: number, scale: number, turn: number) =>
    ellipse(x, 812, scale * 330, 26, { fill: '#000', 'fill-opacity': 0.3 }) +
    placed(wheel(id, style, 380, 272, turn), x, 812 - 380 * scale, scale);
  return (
    workshopRoom('TYRES') +
    rect(1000, 150, 12, 520, { fill: '#2a2f30' }) +
    rect(1526, 150, 12, 520, { fill: '#2a2f30' }) +
    rack.join('') +
    tyreStack(80, 716, 4, 230) +
    big('left', 'rugged', 430, 0.62, 0.3) +
    big('right', 'five', 850, 0.78, 0.14)
  );
}
