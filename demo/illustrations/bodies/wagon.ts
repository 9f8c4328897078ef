import type { SideShape } from '../sideShape';
import { group, path } from '../svg';
import { sedan, sedanFront, sedanIntakes, sedanLamps, sedanScreen } from './sedan';

const rail = group(
  {},
  path('M2160 1436C2500 1490 3400 1488 4060 1400', {
    fill: 'none',
    stroke: '#16191a',
    'stroke-width': 26,
    'stroke-linecap': 'round',
  }),
  path('M2190 1448C2520 1496 3400 1494 4030 1412', {
    fill: 'none',
    stroke: '#aab1b3',
    'stroke-width': 7,
    'stroke-linecap': 'round',
  }),
);

/** The sedan with a long roof and a steep tailgate. */
export const wagon: SideShape = {
  ...sedan,
  length: 4800,
  height: 1456,
  wheels: { ...sedan.wheels, style: 'five' },
  outline: [
    ...sedanFront,
    [2760, 1456],
    [3200, 1448],
    [3700, 1424],
    [4120, 1388],
    [4330, 1362, 'c'],
    [4338, 1336, 'c'],
    [4440, 1220],
    [4560, 1090],
    [4650, 1000, 'c'],
    [4704, 930],
    [4732, 820],
    [4764, 680],
    [4790, 560],
    [4786, 430],
    [4746, 310],
    [4670, 222],
    [4570, 198, 'c'],
  ],
  glass: [
    [1420, 1000, 'c'],
    [1900, 1006],
    [2600, 1022],
    [3200, 1046],
    [3700, 1072],
    [4060, 1104],
    [4240, 1160, 'c'],
    [4140, 1252],
    [3980, 1308],
    [3600, 1352],
    [3200, 1376],
    [2760, 1386],
    [2420, 1374],
    [2160, 1346],
    [1960, 1290],
    [1780, 1206],
    [1600, 1102],
  ],
  screens: [
    sedanScreen,
    [
      [4320, 1336, 'c'],
      [4440, 1220],
      [4560, 1090],
      [4650, 1000, 'c'],
      [4600, 1004, 'c'],
      [4510, 1090],
      [4386, 1220],
      [4270, 1336, 'c'],
    ],
  ],
  pillars: [
    ...sedan.pillars.slice(0, 1),
    [
      [3430, 1040, 'c'],
      [3520, 1040, 'c'],
      [3440, 1400, 'c'],
      [3370, 1400, 'c'],
    ],
  ],
  shoulder: [...sedan.shoulder.slice(0, 6), [4300, 972], [4700, 950]],
  shuts: [
    ...sedan.shuts.slice(0, 5),
    [
      [4650, 1000],
      [4590, 940],
      [4560, 820],
      [4540, 620],
      [4440, 540],
    ],
  ],
  ...sedanLamps,
  tailLamp: [
    [4660, 984, 'c'],
    [4708, 916],
    [4734, 820, 'c'],
    [4620, 826],
    [4480, 850],
    [4330, 912, 'c'],
    [4500, 946],
  ],
  openings: [
    ...sedanIntakes,
    [
      [4790, 420, 'c'],
      [4610, 392, 'c'],
      [4550, 310, 'c'],
      [4750, 290, 'c'],
    ],
  ],
  seats: [
    [2240, 1222],
    [3110, 1206],
  ],
  over: rail,
};
