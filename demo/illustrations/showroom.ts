import { gumTree } from './gumTree';
import { leafCloud, sequence } from './leafCloud';
import { word } from './letters';
import { mark } from './mark';
import { mix, paints } from './paint';
import { daylights, meadow, sky } from './scenery';
import { placed, sideVehicle } from './sideVehicle';
import { circle, ellipse, fade, glow, group, linear, path, rect } from './svg';
import { tarrows } from './tarrow';
import { tussock } from './tussock';

/** How much of the place a picture of it shows, in pixels of the scene: the building stands between 815 and 2400. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
}

const plain: Stretch = { from: 0, to: 2400, bottom: 1350 };

const light = daylights.golden;
const ground = 930;
const roof = 470;
const left = 905;
const right = 2400;

function interior(): string {
  const pendants = [1040, 1200, 1360, 1520, 1680, 1840].map((x) =>
    group(
      {},
      rect(x - 1, roof + 60, 3, 70, { fill: '#5f4b2e' }),
      path(`M${x - 30} ${roof + 152}Q${x} ${roof + 108} ${x + 30} ${roof + 152}Z`, { fill: '#3b3226' }),
      ellipse(x, roof + 152, 27, 6, { fill: '#fff3cd' }),
      ellipse(x, roof + 190, 120, 90, { fill: 'url(#lamp)' }),
    ),
  );
  return group(
    {},
    linear(
      'room',
      [0, roof + 50, 0, ground],
      [
        [0, '#e9c88f'],
        [0.45, '#d9a965'],
        [0.7, '#9c7747'],
        [1, '#6d5537'],
      ],
    ),
    glow('lamp', [
      [0, '#fff4cf', 0.75],
      [1, '#fff4cf', 0],
    ]),
    rect(left + 20, roof + 50, 1000, ground - roof - 50, { fill: 'url(#room)' }),
    rect(left + 20, roof + 150, 1000, 160, { fill: '#8d6a3f', 'fill-opacity': 0.35 }),
    rect(1130, roof + 200, 300, 120, { rx: 6, fill: '#f7e6be', 'fill-opacity': 0.5 }),
    rect(1500, roof + 200, 210, 120, { rx: 6, fill: '#2d5a4a', 'fill-opacity': 0.6 }),
    rect(left + 20, ground - 110, 1000, 110, { fill: '#4b3b27', 'fill-opacity': 0.4 }),
    ...pendants,
    group(
      { opacity: 0.82 },
      placed(sideVehicle(tarrows.lark, paints.white, 'in', '#3a2c18'), 1420, ground - 36, 0.1),
    ),
  );
}

function building(signX: number): string {
  const mullions = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    rect(left + 16 + index * 166, roof + 46, 9, ground - roof - 46, { fill: '#23282a' }),
  );
  const panes = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = left + 25 + index * 166;
    return path(
      `M${x + 10} ${ground - 6}L${x + 96} ${ground - 6}L${x + 157} ${roof + 190}V${roof + 56}L${x + 130} ${roof + 56}Z`,
      {
        fill: '#fff8e2',
        'fill-opacity': index % 2 ? 0.07 : 0.13,
      },
    );
  });
  const boards = Array.from({ length: 23 }, (_, index) =>
    rect(1936 + index * 20, roof + 46, 18, ground - roof - 46, {
      fill: mix('#9a6a3c', index % 3 === 0 ? '#7d5430' : '#b07c48', 0.5),
    }),
  );
  return group(
    {},
    fade('fascia', [
      [0, '#3b4443'],
      [0.2, '#2a3231'],
      [1, '#1d2322'],
    ]),
    fade('soffit', [
      [0, '#6d4a28'],
      [1, '#b98650'],
    ]),
    fade('eave', [
      [0, '#1a140c', 0.55],
      [1, '#1a140c', 0],
    ]),
    interior(),
    ...panes,
    rect(left + 16, roof + 178, 1004, 7, { fill: '#23282a' }),
    ...mullions,
    rect(left + 16, ground - 16, 1012, 18, { fill: '#2a2f30' }),
    ...boards,
    rect(1926, roof + 46, 12, ground - roof - 46, { fill: '#23282a' }),
    rect(left - 10, roof + 46, right - left + 10, 90, { fill: 'url(#eave)' }),
    rect(left - 70, roof + 34, right - left + 70, 16, { fill: 'url(#soffit)' }),
    rect(left - 90, roof - 40, right - left + 90, 76, { fill: 'url(#fascia)' }),
    rect(left - 90, roof - 44, right - left + 90, 7, { fill: '#f2d29a', 'fill-opacity': 0.85 }),
    rect(left - 58, roof + 50, 16, ground - roof - 50, { fill: '#2a3130' }),
    rect(left - 58, roof + 50, 5, ground - roof - 50, { fill: '#f2d29a', 'fill-opacity': 0.6 }),
    word('WATTLEBROOK', signX, roof - 15, 27, '#f6ead0', 2, 6),
    group(
      {},
      ...[1420, 1560, 1700, 1840].map((x) => rect(x, roof - 50, 7, 12, { fill: '#2a3130' })),
      word('TARROW', 1399, roof - 127, 76, '#16382e', 2.1, 8),
      word('TARROW', 1396, roof - 130, 76, '#2b6a55', 1.75, 8),
    ),
    group({ transform: `translate(1258 ${roof - 152}) scale(1.75)` }, mark('#1f4d3f', '#d2922f')),
    group({ transform: 'translate(2010 600)' }, word('SERVICE', 92, 48, 26, '#f6ead0', 2, 5)),
    rect(2050, 700, 280, ground - 700, { fill: '#4a5452' }),
    ...[0, 1, 2, 3, 4, 5].map((row) => rect(2050, 704 + row * 38, 280, 3, { fill: '#2c3433' })),
  );
}

function forecourt({ from, to, bottom }: Stretch): string {
  // The drive's edge goes on as it ends at the left of the plain scene.
  const edge = Math.min(bottom, 1190 - from * 0.72);
  const joints = [-500, 60, 620, 1180, 1740, 2300, 2860].map((x) =>
    path(
      `M${x * 0.55 + 720} ${ground + 34}L${x + (bottom - 1350) * ((x * 0.45 - 720) / (1350 - ground - 34))} ${bottom}`,
      {
        stroke: '#8b7450',
        'stroke-width': 3,
        'stroke-opacity': 0.3,
      },
    ),
  );
  return group(
    {},
    linear(
      'apron',
      [0, ground, 0, bottom],
      [
        [0, '#dcc59b'],
        [0.35, '#ceb68b'],
        [1, '#a68d66'],
      ],
    ),
    glow('spill', [
      [0, '#ffe9b5', 0.75],
      [1, '#ffe9b5', 0],
    ]),
    path(
      `M560 ${ground + 30}C760 ${ground + 6} 900 ${ground} 1100 ${ground}H${to}V${bottom}H${from}V${edge}L0 1190C160 1080 330 ${ground + 70} 560 ${ground + 30}Z`,
      { fill: 'url(#apron)' },
    ),
    path(
      `M560 ${ground + 30}C760 ${ground + 6} 900 ${ground} 1100 ${ground}H${to}V${ground + 12}H1100C900 ${ground + 12} 760 ${ground + 18} 566 ${ground + 42}C340 ${ground + 84} 170 1094 0 1208L${from} ${edge + 22}V${edge}L0 1190C160 1080 330 ${ground + 70} 560 ${ground + 30}Z`,
      { fill: '#f0dfba' },
    ),
    group({}, ...joints),
    path(`M${Math.max(from, 0)} 1130H${to}`, { stroke: '#8b7450', 'stroke-width': 3, 'stroke-opacity': 0.2 }),
    ellipse(1420, ground + 60, 720, 110, { fill: 'url(#spill)' }),
  );
}

function planting(): string {
  const next = sequence(12);
  return group(
    {},
    ...Array.from({ length: 30 }, (_, index) => {
      const x = 20 + index * 20 + next() * 14;
      const y = Math.round(1180 - 250 * Math.min(1, x / 560) ** 0.62 + next() * 6);
      return tussock(
        Math.round(x),
        y,
        18 + next() * 20,
        mix('#8c8048', index % 2 ? '#c9a95e' : '#5d6a44', 0.55),
      );
    }),
  );
}

/** A pylon sign by the drive. */
function pylon(x: number, y: number): string {
  return group(
    {},
    ellipse(x + 40, y + 4, 90, 12, { fill: '#2b241a', 'fill-opacity': 0.35 }),
    rect(x, y - 340, 84, 344, { rx: 6, fill: '#1f4d3f' }),
    rect(x, y - 340, 9, 344, { fill: '#f2d29a', 'fill-opacity': 0.5 }),
    rect(x, y - 40, 84, 44, { fill: '#16382e' }),
    group({ transform: `translate(${x + 15} ${y - 326}) scale(.88)` }, mark('#f7f0df', '#e0a94a')),
    group(
      { transform: `translate(${x + 56} ${y - 252}) rotate(90)` },
      word('TARROW', 0, 0, 28, '#f7f0df', 2.2, 6),
    ),
  );
}

/** What stands beside the building where a picture shows more than the plain scene. */
function beside({ to }: Stretch): string {
  if (to <= right) return '';
  return group(
    {},
    ...[2460, 2600, 2720, 2880, 3010, 3160, 3300, 3460, 3600].map((x, index) =>
      leafCloud(x, 880, 60 + (index % 3) * 16, 24 + (index % 2) * 8, 60 + index, [
        '#5f7560',
        '#768a6c',
        '#9fa67a',
      ]),
    ),
    gumTree(2620, 934, 560, ['#4b6650', '#698263', '#a2a873'], 1, light.trunk),
    gumTree(3080, 936, 430, ['#5c745c', '#758a68', '#a3a878'], 2, '#d9c8aa'),
    gumTree(3420, 938, 620, light.leaves, 0, light.trunk),
  );
}

/** The cars out the front: further back where the picture is wide and low, so that roof and wheels are seen together. */
function parked({ to }: Stretch): string {
  const wide = to > right;
  return group(
    {},
    placed(
      sideVehicle(tarrows.wren, paints.red, 'wren', light.shadow),
      wide ? 830 : 930,
      wide ? 1040 : 1046,
      wide ? 0.14 : 0.13,
    ),
    placed(
      sideVehicle(tarrows.kite, paints.orange, 'kite', light.shadow),
      wide ? 1700 : 1640,
      wide ? 1048 : 1036,
      wide ? 0.15 : 0.132,
    ),
    placed(
      sideVehicle(tarrows.heron, paints.green, 'heron', light.shadow),
      wide ? 1180 : 1236,
      wide ? 1130 : 1254,
      wide ? 0.17 : 0.2,
    ),
    wide ? placed(sideVehicle(tarrows.brolga, paints.bronze, 'brolga', light.shadow), 2500, 1066, 0.155) : '',
  );
}

/**
 * Wattlebrook Tarrow at the golden hour: hills and drive at the left, glazed showroom and cars at the right.
 * `signX` is where the name on the fascia begins.
 */
export function showroom(signX = left + 60, stretch: Stretch = plain): string {
  const { from, to, bottom } = stretch;
  const width = to - from;
  return group(
    {},
    group({ transform: `translate(${from} 0)` }, sky(light, width, 880, [700 - from, 640])),
    gumTree(1000, 890, 330, ['#8b9a82', '#9fab8e', '#bfc29c'], 2, '#d9ccb0'),
    gumTree(2270, 900, 640, ['#5c745c', '#758a68', '#a3a878'], 0, '#d9c8aa'),
    group({ transform: `translate(${from} 0)` }, meadow(light, width, 870, bottom, 8)),
    path('M330 1010C480 960 560 930 610 880L626 880C610 940 560 990 470 1060Z', {
      fill: '#d9c59c',
      'fill-opacity': 0.8,
    }),
    ...[60, 150, 260, 400, 500, 640, 730, 800].map((x, index) =>
      leafCloud(x, 872, 54 + (index % 3) * 14, 22 + (index % 2) * 8, 40 + index, [
        '#5f7560',
        '#768a6c',
        '#9fa67a',
      ]),
    ),
    gumTree(470, 930, 520, ['#4b6650', '#698263', '#a2a873'], 1, light.trunk),
    beside(stretch),
    building(signX),
    forecourt(stretch),
    planting(),
    gumTree(62, 1124, from < 0 ? 860 : 1010, light.leaves, 2, light.trunk),
    from < 0 ? gumTree(-420, 1010, 520, ['#4b6650', '#698263', '#a2a873'], 0, light.trunk) : '',
    pylon(from < 0 ? 700 : 760, 985),
    parked(stretch),
    glow('warmth', [
      [0, '#ffdf9e', 0.42],
      [0.5, '#ffd08a', 0.14],
      [1, '#ffd08a', 0],
    ]),
    circle(700, 640, 980, { fill: 'url(#warmth)' }),
  );
}
