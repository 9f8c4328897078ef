import { gumTree } from '../gumTree';
import { paints } from '../paint';
import { daylights, meadow, road, sky } from '../scenery';
import { group, path, rect } from '../svg';
import { tarrows } from '../tarrow';
import { placedCar } from './placedCar';

const width = 1600;

const height = 900;

/** The bare frame of a house: studs, plates and trusses. */
function houseFrame(x: number, y: number, wide: number): string {
  const timber = '#d3a566';
  const tall = wide * 0.28;
  const studs = Array.from({ length: 16 }, (_, index) =>
    rect(x + (index * wide) / 15 - 5, y - tall, 11, tall, { fill: index % 2 ? timber : '#c0925a' }),
  );
  const trusses = [0, 0.24, 0.48, 0.72].map((share) => {
    const left = x + share * wide * 0.4 - 20;
    const right = left + wide * 0.76;
    const peak = y - tall - wide * 0.17;
    const middle = (left + right) / 2;
    return path(
      `M${left} ${y - tall}L${middle} ${peak}L${right} ${y - tall}ZM${middle} ${peak}V${y - tall}M${(left + middle) / 2} ${(peak + y - tall) / 2}L${middle} ${y - tall}L${(right + middle) / 2} ${(peak + y - tall) / 2}`,
      {
        fill: 'none',
        stroke: share > 0.4 ? '#d3a566' : '#b98a52',
        'stroke-width': 9,
        'stroke-linejoin': 'round',
      },
    );
  });
  return group(
    {},
    rect(x - 20, y - 14, wide + 40, 22, { fill: '#b9b2a3' }),
    ...trusses,
    ...studs,
    rect(x - 8, y - tall - 6, wide + 16, 12, { fill: timber }),
    rect(x - 8, y - tall * 0.52, wide + 16, 9, { fill: '#b98a52' }),
    rect(x - 8, y - 24, wide + 16, 12, { fill: timber }),
  );
}

/** What a trade carries: a rack with ladder and timber, a tool box in the tub; millimetres, y up. */
const tradieLoad = group(
  {},
  rect(3640, 1270, 620, 300, { rx: 26, fill: '#aeb5b7', stroke: '#4f585b', 'stroke-width': 8 }),
  rect(3640, 1490, 620, 26, { fill: '#6d7577' }),
  rect(3900, 1440, 90, 46, { rx: 8, fill: '#33393b' }),
  path('M4480 1280V1930M5130 1290V1930M2080 1830V1930M3020 1850V1930', {
    stroke: '#1b1f20',
    'stroke-width': 40,
  }),
  rect(1960, 1920, 3290, 34, { rx: 12, fill: '#1b1f20' }),
  rect(1860, 1952, 3480, 40, { rx: 8, fill: '#d3a566' }),
  rect(1980, 1994, 3260, 34, { rx: 8, fill: '#c0925a' }),
  rect(2200, 2036, 2900, 30, { rx: 10, fill: '#c4ccce' }),
  ...Array.from({ length: 10 }, (_, index) =>
    rect(2260 + index * 300, 2030, 36, 56, { rx: 8, fill: '#8f989b' }),
  ),
  rect(2200, 2076, 2900, 24, { rx: 10, fill: '#e6eaea' }),
  rect(4480, 1280, 30, 640, { fill: '#566063' }),
);

/** The ute loaded for work before the frame of a house. */
export function kiteTradie(): string {
  const { golden } = daylights;
  return (
    sky(golden, width, 540, [1240, 210], 14) +
    meadow(golden, width, 540, 760, 12) +
    gumTree(120, 640, 480, golden.leaves, 0, golden.trunk) +
    houseFrame(720, 640, 760) +
    group(
      {},
      ...[0, 1, 2].map((row) =>
        rect(330 + row * 12, 626 - row * 20, 260 - row * 24, 18, {
          rx: 2,
          fill: row % 2 ? '#c0925a' : '#d3a566',
        }),
      ),
    ) +
    road(width, 672, height, '#a7946f') +
    placedCar(
      { ...tarrows.kite, over: (tarrows.kite.over ?? '') + tradieLoad },
      paints.white,
      250,
      820,
      0.205,
      'v',
      golden.shadow,
    )
  );
}
