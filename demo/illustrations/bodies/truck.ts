import { plate } from '../elevation';
import { type Line, pathOf } from '../line';
import { mix, type Paint } from '../paint';
import { circle, clip, ellipse, glow, group, linear, path, rect } from '../svg';
import { wheel } from '../wheel';

const cab: Line = [
  [70, 420, 'c'],
  [30, 520],
  [26, 1150],
  [60, 1500],
  [200, 2240],
  [300, 2480],
  [440, 2580],
  [700, 2620],
  [1850, 2640],
  [1900, 2600, 'c'],
  [1900, 560, 'c'],
];

const glass: Line = [
  [330, 1540, 'c'],
  [1000, 1520],
  [1290, 1540, 'c'],
  [1310, 2180],
  [1270, 2290, 'c'],
  [640, 2270],
  [480, 2180],
];

function coats(paint: Paint): string {
  return [
    linear(
      'coat',
      [0, 2640, 0, 420],
      [
        [0, paint.lit],
        [0.1, mix(paint.lit, paint.base, 0.6)],
        [0.46, mix(paint.lit, paint.base, 0.5)],
        [0.5, paint.base],
        [0.8, paint.shade],
        [1, mix(paint.shade, paint.deep, 0.5)],
      ],
    ),
    linear(
      'box',
      [0, 3260, 0, 900],
      [
        [0, '#ffffff'],
        [0.5, '#eff1ef'],
        [1, '#c4cbc9'],
      ],
    ),
    linear(
      'turn',
      [0, 0, 1900, 0],
      [
        [0, paint.deep, 0.55],
        [0.14, paint.deep, 0.08],
        [0.4, paint.glint, 0.14],
        [0.8, paint.deep, 0],
        [1, paint.deep, 0.35],
      ],
    ),
    linear(
      'window',
      [0, 2300, 0, 1520],
      [
        [0, '#5f6d73'],
        [0.3, '#38444a'],
        [1, '#1d2426'],
      ],
    ),
    glow('ground', [
      [0, '#1d1f1c', 0.62],
      [0.6, '#1d1f1c', 0.34],
      [1, '#1d1f1c', 0],
    ]),
  ].join('');
}

/** A rigid delivery truck, cab over engine, from its left side. */
export function truckSide(paint: Paint): string {
  const wheelAt = (x: number, id: string, turn: number) =>
    group({ transform: `translate(${x} 490)` }, wheel(id, 'steel', 490, 300, turn));
  const ribs = Array.from({ length: 9 }, (_, index) =>
    rect(2640 + index * 560, 1010, 8, 2210, { fill: '#000', 'fill-opacity': 0.08 }),
  );
  return group(
    {},
    coats(paint),
    ellipse(3800, -30, 4100, 150, { fill: 'url(#ground)' }),
    ellipse(3800, 0, 3700, 70, { fill: 'url(#ground)' }),
    rect(900, 640, 6500, 210, { fill: '#17191a' }),
    rect(2500, 420, 1300, 330, { rx: 60, fill: '#2a2e30' }),
    rect(2520, 690, 1260, 16, { rx: 8, fill: '#7b8284' }),
    rect(4100, 460, 560, 260, { rx: 30, fill: '#202426' }),
    rect(2080, 880, 5480, 2380, { rx: 46, fill: 'url(#box)', stroke: '#7f8988', 'stroke-width': 9 }),
    ...ribs,
    rect(2080, 1480, 5480, 330, { fill: paint.base }),
    rect(2080, 1480, 5480, 40, { fill: paint.shade, 'fill-opacity': 0.5 }),
    rect(2080, 1860, 5480, 44, { fill: paint.base, 'fill-opacity': 0.55 }),
    rect(2080, 880, 5480, 90, { fill: '#9aa2a2' }),
    rect(2110, 3170, 5420, 26, { rx: 10, fill: '#fff' }),
    ...[2200, 3500, 4900, 6200, 7400].map((x) => rect(x, 905, 90, 36, { rx: 8, fill: '#d98f2b' })),
    path(pathOf(cab, true), {
      fill: 'url(#coat)',
      stroke: paint.deep,
      'stroke-width': 9,
      'stroke-opacity': 0.7,
    }),
    clip('cab', path(pathOf(cab, true), {})),
    group(
      { 'clip-path': 'url(#cab)' },
      rect(0, 0, 1900, 2700, { fill: 'url(#turn)' }),
      rect(0, 400, 1900, 250, { fill: '#1e2223' }),
      circle(1250, 490, 640, { fill: '#16191a' }),
      circle(1250, 490, 646, {
        fill: 'none',
        stroke: paint.glint,
        'stroke-width': 14,
        'stroke-opacity': 0.5,
      }),
      path('M40 1380C600 1350 1300 1350 1900 1370', {
        fill: 'none',
        stroke: paint.glint,
        'stroke-width': 16,
        'stroke-opacity': 0.8,
      }),
      path('M20 700L140 700L170 900L20 920Z', { fill: '#e6eef0', stroke: '#111', 'stroke-width': 12 }),
      path('M40 730L120 730', { stroke: '#fff', 'stroke-width': 26 }),
      path('M24 1050L110 1060L130 1320L44 1330Z', { fill: '#131616' }),
    ),
    path('M60 1520L196 2220L292 2440L380 2500L300 2180L170 1510Z', {
      fill: '#28323a',
      stroke: '#0f1314',
      'stroke-width': 8,
    }),
    path(pathOf(glass, true), {
      fill: 'url(#window)',
      stroke: '#0d1010',
      'stroke-width': 30,
      'stroke-linejoin': 'round',
    }),
    path('M560 1530L760 1530L1180 2280L980 2280Z', { fill: '#e9f2f2', 'fill-opacity': 0.16 }),
    path('M1400 2480L1400 1200C1400 1100 1300 1120 1180 1120', {
      fill: 'none',
      stroke: paint.deep,
      'stroke-width': 13,
      'stroke-opacity': 0.7,
    }),
    path('M290 2300L262 1560L280 1120', {
      fill: 'none',
      stroke: paint.deep,
      'stroke-width': 13,
      'stroke-opacity': 0.7,
    }),
    rect(1180, 1390, 170, 44, { rx: 20, fill: '#1a1d1e' }),
    path('M250 2120L110 2150L110 2060L60 2060V1560H190V2060H160L250 2030Z', { fill: '#171a1b' }),
    rect(52, 1580, 140, 460, { rx: 40, fill: '#1c2021', stroke: '#4b5254', 'stroke-width': 6 }),
    rect(320, 640, 620, 40, { rx: 14, fill: '#33393b' }),
    rect(500, 420, 300, 40, { rx: 14, fill: '#33393b' }),
    rect(7480, 560, 60, 240, { fill: '#17191a' }),
    rect(7500, 700, 70, 130, { rx: 14, fill: '#b8241a' }),
    circle(5700, 490, 580, { fill: '#0d0f0f' }),
    wheelAt(1250, 'wf', 0.2),
    wheelAt(5700, 'wr', 0.5),
  );
}

/** The truck from the front or the rear. */
export function truckEnd(paint: Paint, rear: boolean): string {
  const base = group(
    {},
    coats(paint),
    ellipse(0, -20, 1500, 130, { fill: 'url(#ground)' }),
    rect(-1130, 0, 300, 700, { rx: 50, fill: '#171919' }),
    rect(830, 0, 300, 700, { rx: 50, fill: '#171919' }),
    rect(-1000, 380, 2000, 400, { fill: '#101212' }),
  );
  if (rear) {
    const door = (x: number) =>
      group(
        {},
        rect(x, 960, 1190, 2220, { rx: 24, fill: 'url(#box)', stroke: '#7f8988', 'stroke-width': 10 }),
        ...[1200, 1800, 2500, 3000].map((y) =>
          rect(x < -100 ? -1215 : 1125, y, 90, 60, { rx: 12, fill: '#6d7577' }),
        ),
      );
    return group(
      {},
      base,
      rect(-1240, 880, 2480, 2380, { rx: 46, fill: '#c9cfcd', stroke: '#7f8988', 'stroke-width': 9 }),
      door(-1200),
      door(10),
      rect(-1200, 1480, 2400, 330, { fill: paint.base }),
      rect(-1200, 1860, 2400, 44, { fill: paint.base, 'fill-opacity': 0.55 }),
      rect(-10, 960, 20, 2220, { fill: '#3b4244' }),
      rect(-130, 1000, 28, 2140, { rx: 12, fill: '#59615f' }),
      rect(102, 1000, 28, 2140, { rx: 12, fill: '#59615f' }),
      rect(-1220, 700, 2440, 170, { rx: 30, fill: '#23282a' }),
      ...[-1160, 860].map((x) =>
        rect(x, 730, 300, 110, { rx: 24, fill: '#b8241a', stroke: '#2a0503', 'stroke-width': 8 }),
      ),
      group({ transform: 'translate(0 785) scale(1.3)' }, plate(0)),
    );
  }
  const face: Line = [
    [-1120, 460, 'c'],
    [-1150, 700],
    [-1150, 1500],
    [-1090, 2300],
    [-1010, 2560],
    [-800, 2630],
    [0, 2650],
    [800, 2630],
    [1010, 2560],
    [1090, 2300],
    [1150, 1500],
    [1150, 700],
    [1120, 460, 'c'],
  ];
  return group(
    {},
    base,
    rect(-1240, 900, 2480, 2360, { rx: 60, fill: '#d8dcda', stroke: '#7f8988', 'stroke-width': 9 }),
    path(pathOf(face, true), { fill: 'url(#coat)', stroke: paint.deep, 'stroke-width': 9 }),
    path('M-1010 1560C-400 1510 400 1510 1010 1560L930 2330C500 2400 -500 2400 -930 2330Z', {
      fill: 'url(#window)',
      stroke: '#0d1010',
      'stroke-width': 34,
      'stroke-linejoin': 'round',
    }),
    path('M-560 1530L-300 1526L120 2378L-140 2380Z', { fill: '#e9f2f2', 'fill-opacity': 0.14 }),
    path('M-700 1550L0 1640M0 1550L700 1640', {
      stroke: '#0b0d0d',
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }),
    rect(-760, 960, 1520, 420, { rx: 70, fill: '#121515', stroke: '#c9cfd1', 'stroke-width': 14 }),
    ...[0, 1, 2, 3].map((row) => rect(-730, 1020 + row * 90, 1460, 16, { fill: '#5c6669' })),
    circle(0, 1170, 110, { fill: '#161a1b', stroke: '#d5dadb', 'stroke-width': 16 }),
    rect(-1130, 460, 2260, 360, { rx: 60, fill: '#202526' }),
    ...[-1, 1].map((sign) =>
      group(
        { transform: `scale(${sign} 1)` },
        path('M640 600H1080L1110 880L700 840Z', { fill: '#dfe8ea', stroke: '#0d1011', 'stroke-width': 16 }),
        rect(720, 660, 120, 110, { rx: 20, fill: '#0c1011' }),
        rect(880, 670, 120, 110, { rx: 20, fill: '#0c1011' }),
        path('M690 816L1080 850', { stroke: '#fff', 'stroke-width': 30, 'stroke-linecap': 'round' }),
        path('M1060 2200L1330 2150', { stroke: '#171a1b', 'stroke-width': 34 }),
        rect(1240, 1560, 190, 600, { rx: 60, fill: '#1c2021', stroke: '#4b5254', 'stroke-width': 8 }),
      ),
    ),
    group({ transform: 'translate(0 560) scale(1.3)' }, plate(0)),
  );
}
