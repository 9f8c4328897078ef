import { gumTree } from '../gumTree';
import { bird } from '../mark';
import { paints } from '../paint';
import { daylights, meadow, sky } from '../scenery';
import { placed, sideVehicle } from '../sideVehicle';
import { circle, fade, glow, group, linear, path, rect } from '../svg';
import { tarrows } from '../tarrow';

const width = 1600;

const height = 900;

/** A weatherboard house with a verandah and a carport, its ground at y. */
function house(x: number, y: number): string {
  const boards = Array.from({ length: 15 }, (_, index) =>
    rect(x, y - 300 + index * 20, 560, 2, { fill: '#000', 'fill-opacity': 0.08 }),
  );
  const pane = (px: number) =>
    group(
      {},
      rect(px, y - 226, 120, 130, { fill: '#f4d694', stroke: '#fffaf0', 'stroke-width': 10 }),
      rect(px + 56, y - 226, 8, 130, { fill: '#fffaf0' }),
      rect(px, y - 166, 120, 7, { fill: '#fffaf0' }),
      rect(px - 14, y - 90, 148, 12, { fill: '#fffaf0' }),
    );
  return group(
    {},
    rect(x, y - 300, 560, 300, { fill: '#dfe3d8' }),
    ...boards,
    path(`M${x - 50} ${y - 290}L${x + 110} ${y - 450}H${x + 470}L${x + 620} ${y - 290}Z`, {
      fill: '#4b5d5a',
    }),
    ...Array.from({ length: 20 }, (_, index) =>
      path(`M${x + 110 + index * 19} ${y - 450}L${x - 46 + index * 35} ${y - 292}`, {
        stroke: '#2f3d3a',
        'stroke-opacity': 0.4,
        'stroke-width': 3,
      }),
    ),
    rect(x - 50, y - 294, 670, 16, { fill: '#fffaf0' }),
    pane(x + 60),
    pane(x + 380),
    rect(x + 236, y - 216, 92, 216, { fill: '#1f4d3f', stroke: '#fffaf0', 'stroke-width': 9 }),
    circle(x + 312, y - 104, 6, { fill: '#e0a94a' }),
    rect(x - 30, y - 14, 640, 18, { fill: '#b9a683' }),
    ...[-36, 190, 360, 590].map((dx) => rect(x + dx, y - 278, 11, 270, { fill: '#fffaf0' })),
    path(`M${x + 560} ${y - 300}H${x + 1130}V${y - 270}H${x + 560}Z`, { fill: '#3f4f4c' }),
    rect(x + 560, y - 270, 570, 10, { fill: '#fffaf0' }),
    rect(x + 560, y - 260, 560, 260, { fill: '#b7ab95' }),
    rect(x + 560, y - 260, 560, 110, { fill: 'url(#porch)' }),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      rect(x + 560, y - 226 + index * 36, 560, 2, { fill: '#000', 'fill-opacity': 0.1 }),
    ),
    rect(x + 1112, y - 270, 13, 270, { fill: '#fffaf0' }),
  );
}

/** The electric hatch charges under the carport of a weatherboard house at dusk. */
export function homeCharging(): string {
  const { dusk } = daylights;
  const y = 650;
  return (
    fade('porch', [
      [0, '#000', 0.4],
      [1, '#000', 0],
    ]) +
    sky(dusk, width, 560, [260, 400], 8) +
    meadow(dusk, width, 560, 700, 3) +
    gumTree(130, 660, 560, dusk.leaves, 0, dusk.trunk) +
    house(330, y) +
    glow('wallbox', [
      [0, '#cdf2dc', 0.75],
      [1, '#cdf2dc', 0],
    ]) +
    circle(1330, 500, 120, { fill: 'url(#wallbox)' }) +
    rect(1300, 452, 60, 92, { rx: 14, fill: '#f4f2ea', stroke: '#59615f', 'stroke-width': 3 }) +
    rect(1312, 466, 36, 5, { rx: 2, fill: '#3fa878' }) +
    path(bird, { transform: 'translate(1310 480) scale(.62)', fill: '#1f4d3f' }) +
    rect(0, y, width, height - y, { fill: '#a79c8b' }) +
    linear(
      'drive',
      [0, y, 0, height],
      [
        [0, '#b7ab97'],
        [1, '#857a6a'],
      ],
    ) +
    rect(0, y, width, height - y, { fill: 'url(#drive)' }) +
    rect(0, y, width, 8, { fill: '#d9cdb6' }) +
    placed(sideVehicle(tarrows.lark, paints.blue, 'v', dusk.shadow), 360, 806, 0.212) +
    path('M1330 544C1334 690 1420 720 1440 640C1452 580 1330 560 1236 622', {
      fill: 'none',
      stroke: '#16191a',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }) +
    path('M1330 544C1334 690 1420 720 1440 640C1452 580 1330 560 1236 622', {
      fill: 'none',
      stroke: '#59615f',
      'stroke-width': 2.5,
      transform: 'translate(-1.5 -2)',
    }) +
    rect(1190, 610, 56, 26, { rx: 12, fill: '#16191a', transform: 'rotate(14 1218 622)' }) +
    rect(1172, 606, 22, 22, { rx: 6, fill: '#2b2f31' }) +
    circle(1186, 600, 5, { fill: '#55d69a' })
  );
}
