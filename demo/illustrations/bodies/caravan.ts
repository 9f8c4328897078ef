import { plate } from '../elevation';
import { type Line, pathOf } from '../line';
import { mix, type Paint } from '../paint';
import { circle, clip, ellipse, glow, group, linear, path, rect } from '../svg';
import { wheel } from '../wheel';

const shell: Line = [
  [1500, 560, 'c'],
  [1330, 760],
  [1280, 1150],
  [1330, 1700],
  [1480, 2260],
  [1640, 2520],
  [1880, 2620],
  [2300, 2650],
  [6400, 2650],
  [6680, 2600],
  [6760, 2460],
  [6790, 1800],
  [6790, 900],
  [6720, 600, 'c'],
  [6640, 560, 'c'],
];

function coats(paint: Paint): string {
  return [
    linear(
      'skin',
      [0, 2650, 0, 560],
      [
        [0, '#ffffff'],
        [0.5, '#f3f2ec'],
        [1, '#cfd0c8'],
      ],
    ),
    linear(
      'coat',
      [0, 1250, 0, 760],
      [
        [0, mix(paint.lit, paint.base, 0.5)],
        [0.3, paint.base],
        [1, paint.shade],
      ],
    ),
    linear(
      'turn',
      [1280, 0, 6790, 0],
      [
        [0, '#4a4a40', 0.42],
        [0.08, '#4a4a40', 0],
        [0.93, '#4a4a40', 0],
        [1, '#4a4a40', 0.45],
      ],
    ),
    linear(
      'window',
      [0, 2200, 0, 1500],
      [
        [0, '#6d7b80'],
        [0.4, '#3b474c'],
        [1, '#20282b'],
      ],
    ),
    linear(
      'plate',
      [0, 900, 0, 560],
      [
        [0, '#a9afb0'],
        [1, '#5f6668'],
      ],
    ),
    glow('ground', [
      [0, '#1d1f1c', 0.6],
      [0.6, '#1d1f1c', 0.34],
      [1, '#1d1f1c', 0],
    ]),
  ].join('');
}

const windowAt = (x: number, y: number, width: number, height: number): string =>
  group(
    {},
    rect(x, y, width, height, { rx: 70, fill: 'url(#window)', stroke: '#1b1f20', 'stroke-width': 26 }),
    path(`M${x + width * 0.2} ${y + 14}h${width * 0.18}l${height * 0.5} ${height - 28}h${-width * 0.18}Z`, {
      fill: '#e9f2f2',
      'fill-opacity': 0.18,
    }),
  );

const legs = group(
  {},
  rect(1700, 100, 60, 480, { fill: '#5f6668', transform: 'rotate(-6 1730 340)' }),
  rect(6300, 100, 60, 480, { fill: '#5f6668', transform: 'rotate(6 6330 340)' }),
  rect(1640, 40, 190, 60, { rx: 20, fill: '#33393b' }),
  rect(6250, 40, 190, 60, { rx: 20, fill: '#33393b' }),
);

/** A touring caravan from its left side, its hitch to the left; `towed` has its legs and jockey wheel up. */
export function caravanSide(paint: Paint, towed = false): string {
  const d = pathOf(shell, true);
  const wheelAt = (x: number, id: string, turn: number) =>
    group({ transform: `translate(${x} 360)` }, wheel(id, 'five', 360, 232, turn));
  return group(
    {},
    coats(paint),
    ellipse(4000, -20, 3400, 130, { fill: 'url(#ground)' }),
    ellipse(4000, 0, 2900, 60, { fill: 'url(#ground)' }),
    path('M220 520L1500 640V540L300 440Z', { fill: '#202527' }),
    path('M120 500C120 440 200 420 300 430L420 460V560L260 580C170 580 120 560 120 500Z', {
      fill: '#3a4143',
    }),
    group(
      { transform: towed ? 'translate(0 300)' : undefined },
      rect(560, 60, 70, 700, { rx: 20, fill: '#8b9396' }),
      circle(595, 90, 84, { fill: '#17191a' }),
    ),
    path('M760 620H1330V1060C1330 1100 1280 1110 1240 1110H820C780 1110 760 1080 760 1040Z', {
      fill: 'url(#plate)',
      stroke: '#3b4244',
      'stroke-width': 9,
    }),
    rect(1560, 430, 5000, 180, { fill: '#141617' }),
    path(d, { fill: 'url(#skin)' }),
    clip('shell', path(d, {})),
    group(
      { 'clip-path': 'url(#shell)' },
      path('M1200 800L6900 800L6900 1120C5400 1160 4200 1020 3000 1180C2400 1250 1800 1300 1200 1280Z', {
        fill: 'url(#coat)',
      }),
      path('M1200 1330C1900 1350 2500 1290 3040 1226C4200 1080 5400 1210 6900 1170', {
        fill: 'none',
        stroke: paint.base,
        'stroke-width': 40,
        'stroke-opacity': 0.6,
      }),
      rect(1200, 560, 5700, 250, { fill: 'url(#plate)' }),
      rect(1200, 800, 5700, 14, { fill: '#fff', 'fill-opacity': 0.5 }),
      path('M3010 560A560 560 0 0 1 5010 560Z', { fill: '#2a2f31', transform: 'translate(0 -60)' }),
      rect(1200, 500, 5700, 2200, { fill: 'url(#turn)' }),
      path('M1280 2560H6800', { stroke: '#b9bab2', 'stroke-width': 14 }),
    ),
    path(d, { fill: 'none', stroke: '#8c8d84', 'stroke-width': 10 }),
    windowAt(1700, 1560, 900, 560),
    windowAt(3950, 1560, 1000, 560),
    windowAt(5500, 1560, 860, 560),
    rect(2860, 640, 800, 1730, { rx: 70, fill: 'none', stroke: '#8c8d84', 'stroke-width': 14 }),
    rect(2990, 1640, 540, 560, { rx: 60, fill: 'url(#window)', stroke: '#1b1f20', 'stroke-width': 22 }),
    rect(3510, 1340, 70, 190, { rx: 24, fill: '#202527' }),
    rect(2940, 520, 640, 60, { rx: 16, fill: '#3a4143' }),
    rect(2500, 2440, 3500, 120, { rx: 60, fill: '#e8e3d6', stroke: '#9b9a8f', 'stroke-width': 8 }),
    rect(2500, 2440, 120, 120, { rx: 40, fill: '#3a4143' }),
    rect(5880, 2440, 120, 120, { rx: 40, fill: '#3a4143' }),
    path('M3600 2650C3660 2760 3800 2790 4000 2790H4500C4560 2790 4600 2720 4600 2650Z', {
      fill: '#e8e8e2',
      stroke: '#9b9a8f',
      'stroke-width': 8,
    }),
    rect(6700, 1020, 80, 330, { rx: 26, fill: '#b8241a', stroke: '#2a0503', 'stroke-width': 7 }),
    rect(1420, 1420, 60, 60, { rx: 16, fill: '#d98f2b' }),
    wheelAt(3640, 'wf', 0.2),
    wheelAt(4400, 'wr', 0.5),
    towed ? '' : legs,
  );
}

/** The caravan from the front or the rear. */
export function caravanEnd(paint: Paint, rear: boolean): string {
  const outline: Line = [
    [-1080, 520, 'c'],
    [-1180, 660],
    [-1190, 1000],
    [-1190, 2050],
    [-1172, 2360],
    [-1090, 2550],
    [-900, 2630],
    [-480, 2652],
    [0, 2656],
    [480, 2652],
    [900, 2630],
    [1090, 2550],
    [1172, 2360],
    [1190, 2050],
    [1190, 1000],
    [1180, 660],
    [1080, 520, 'c'],
  ];
  const d = pathOf(outline, true);
  return group(
    {},
    coats(paint),
    ellipse(0, -10, 1420, 120, { fill: 'url(#ground)' }),
    rect(-1090, 0, 230, 640, { rx: 50, fill: '#171919' }),
    rect(860, 0, 230, 640, { rx: 50, fill: '#171919' }),
    rect(-900, 330, 1800, 260, { fill: '#101212' }),
    path(d, { fill: 'url(#skin)' }),
    clip('end', path(d, {})),
    group(
      { 'clip-path': 'url(#end)' },
      rect(-1200, 780, 2400, 420, { fill: 'url(#coat)' }),
      rect(-1200, 1240, 2400, 40, { fill: paint.base, 'fill-opacity': 0.6 }),
      rect(-1200, 500, 2400, 290, { fill: 'url(#plate)' }),
      rect(-1200, 500, 170, 2200, { fill: '#4a4a40', 'fill-opacity': 0.12 }),
      rect(1000, 500, 200, 2200, { fill: '#4a4a40', 'fill-opacity': 0.2 }),
    ),
    path(d, { fill: 'none', stroke: '#8c8d84', 'stroke-width': 10 }),
    windowAt(-760, 1480, 1520, 640),
    rear
      ? group(
          {},
          ...[-1090, 960].map((x) =>
            rect(x, 860, 130, 420, { rx: 40, fill: '#b8241a', stroke: '#2a0503', 'stroke-width': 8 }),
          ),
          rect(-1120, 540, 2240, 140, { rx: 40, fill: '#33393b' }),
          circle(0, 900, 330, { fill: '#1a1c1c' }),
          circle(0, 900, 200, { fill: '#e9e5d9', stroke: '#8c8d84', 'stroke-width': 10 }),
          group({ transform: 'translate(640 880) scale(1.15)' }, plate(0)),
        )
      : group(
          {},
          rect(-620, 640, 1240, 520, { rx: 60, fill: 'url(#plate)', stroke: '#3b4244', 'stroke-width': 10 }),
          path('M-700 560L-60 380H60L700 560V640L60 480H-60L-700 640Z', { fill: '#202527' }),
          rect(-50, 60, 100, 520, { rx: 24, fill: '#8b9396' }),
          circle(0, 100, 90, { fill: '#17191a' }),
          circle(0, 430, 100, { fill: '#3a4143' }),
          ...[-1080, 1000].map((x) => rect(x, 1350, 80, 80, { rx: 20, fill: '#d98f2b' })),
        ),
  );
}
