import { type Line, pathOf } from '../line';
import type { SideShape } from '../sideShape';
import { ellipse, group, linear, path, rect } from '../svg';
import { coupe, coupeNose } from './coupe';

const screen: Line = [
  [1470, 934, 'c'],
  [1650, 1046],
  [1850, 1150],
  [2010, 1226],
  [2060, 1232, 'c'],
  [2040, 1186],
  [1960, 1050],
  [1900, 944, 'c'],
];

function seat(x: number): string {
  const back: Line = [
    [x - 150, 800, 'c'],
    [x - 120, 1000],
    [x - 60, 1090],
    [x + 40, 1094],
    [x + 110, 1010],
    [x + 120, 800, 'c'],
  ];
  return group(
    {},
    path(pathOf(back, true), { fill: 'url(#hide)', stroke: '#3b2514', 'stroke-width': 5 }),
    rect(x - 74, 1072, 150, 116, { rx: 46, fill: 'url(#hide)', stroke: '#3b2514', 'stroke-width': 5 }),
    path(`M${x - 40} 820C${x - 30} 960 ${x - 20} 1030 ${x + 10} 1080`, {
      fill: 'none',
      stroke: '#3b2514',
      'stroke-width': 5,
      'stroke-opacity': 0.6,
    }),
  );
}

const cabin = group(
  {},
  linear(
    'hide',
    [0, 1190, 0, 880],
    [
      [0, '#c08a58'],
      [1, '#6b4526'],
    ],
  ),
  linear(
    'windscreen',
    [1500, 1230, 1960, 940],
    [
      [0, '#dfe9ea', 0.85],
      [0.5, '#8fa0a5', 0.6],
      [1, '#56656a', 0.55],
    ],
  ),
  path('M1560 900L1600 990C1700 1020 1800 1010 1880 960L3100 960L3300 900Z', { fill: '#1a1d1e' }),
  ellipse(2090, 1000, 40, 108, {
    fill: 'none',
    stroke: '#141617',
    'stroke-width': 24,
    transform: 'rotate(24 2090 1000)',
  }),
  seat(2630),
  seat(3050),
  path('M2780 940C2790 1090 2850 1130 2920 1130', {
    fill: 'none',
    stroke: '#22272a',
    'stroke-width': 30,
    'stroke-linecap': 'round',
  }),
);

const frame = group(
  {},
  path(pathOf(screen, true), { fill: 'url(#windscreen)' }),
  path('M1470 930C1640 1042 1850 1150 2010 1228L2066 1238', {
    fill: 'none',
    stroke: '#131617',
    'stroke-width': 34,
    'stroke-linecap': 'round',
  }),
  path('M1500 966C1660 1066 1850 1160 2000 1236', {
    fill: 'none',
    stroke: '#dfe4e5',
    'stroke-width': 6,
    'stroke-opacity': 0.8,
  }),
  path('M2052 1228C2020 1150 1960 1040 1906 946', { fill: 'none', stroke: '#131617', 'stroke-width': 16 }),
);

/** The coupe's lower body, open: two rows of tan seats behind a raked screen. */
export const convertible: SideShape = {
  ...coupe,
  length: 4420,
  height: 1240,
  wheels: { ...coupe.wheels, rear: 3560, style: 'split' },
  outline: [
    ...coupeNose,
    [1800, 938],
    [2400, 946],
    [3000, 962],
    [3340, 994],
    [3620, 1004],
    [3900, 992],
    [4120, 966],
    [4290, 938, 'c'],
    [4330, 890],
    [4352, 790],
    [4384, 660],
    [4406, 520],
    [4396, 380],
    [4350, 262],
    [4280, 198],
    [4200, 180, 'c'],
  ],
  glass: [],
  screens: [],
  pillars: [],
  seats: [],
  shuts: [
    ...coupe.shuts.slice(0, 1),
    [
      [2960, 960],
      [2960, 860],
      [2990, 680],
      [2970, 480],
      [2910, 300],
      [2860, 224],
    ],
    ...coupe.shuts.slice(2, 4),
    [
      [3330, 992],
      [3400, 950],
      [3560, 934],
      [4000, 930],
      [4150, 950],
    ],
  ],
  shoulder: [...coupe.shoulder.slice(0, 6), [3560, 900], [4100, 896], [4330, 860]],
  tailLamp: [
    [4300, 920, 'c'],
    [4332, 870],
    [4350, 800, 'c'],
    [4220, 814],
    [4080, 846],
    [3960, 886, 'c'],
    [4120, 906],
  ],
  openings: [
    ...coupe.openings.slice(0, 3),
    [
      [4410, 400, 'c'],
      [4230, 370, 'c'],
      [4170, 280, 'c'],
      [4370, 262, 'c'],
    ],
  ],
  behind: cabin,
  over: frame,
};
