import type { Colour } from './catalogue';
import { gumTree, hazeTones } from './gumTree';
import { mix } from './paint';
import { ellipse, fade, glow, group, linear, path, rect } from './svg';

/** The colours of one ground of the family, from sky to floor. */
export interface Ground {
  readonly sky: string;
  readonly haze: string;
  readonly farHill: string;
  readonly nearHill: string;
  readonly floorFar: string;
  readonly floorNear: string;
  readonly shadow: string;
}

/** The four grounds of the family. */
export const grounds = {
  paper: {
    sky: '#f5f0e6',
    haze: '#efe6d5',
    farHill: '#e2dac8',
    nearHill: '#d6ceb9',
    floorFar: '#e7dcc8',
    floorNear: '#d8cab0',
    shadow: '#4a4030',
  },
  eucalyptus: {
    sky: '#e3ebe3',
    haze: '#dde5d8',
    farHill: '#c4d2c5',
    nearHill: '#afc1b2',
    floorFar: '#cdd7ca',
    floorNear: '#b3c1b2',
    shadow: '#26332c',
  },
  sand: {
    sky: '#f5e9d2',
    haze: '#f2ddb8',
    farHill: '#e3cda4',
    nearHill: '#d5bb8e',
    floorFar: '#e6d1ab',
    floorNear: '#d1b88d',
    shadow: '#4b3a20',
  },
  dusk: {
    sky: '#ccd5de',
    haze: '#e6ddd2',
    farHill: '#b3bfc9',
    nearHill: '#9dabb6',
    floorFar: '#bfc8cf',
    floorNear: '#a3afb9',
    shadow: '#26303a',
  },
} as const satisfies Readonly<Record<string, Ground>>;

export type GroundName = keyof typeof grounds;

/** The ground on which each colour of paint reads best. */
export const groundOf: Readonly<Record<Colour, GroundName>> = {
  white: 'eucalyptus',
  silver: 'dusk',
  grey: 'paper',
  black: 'sand',
  red: 'paper',
  blue: 'sand',
  green: 'paper',
  orange: 'dusk',
  bronze: 'eucalyptus',
};

/** Low hills: a closed band from a ridge line down to the horizon. */
function hills(width: number, horizon: number, height: number, phase: number): string {
  const steps = 8;
  const ridge = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (width / steps) * index;
    const y =
      horizon -
      height * (0.55 + 0.3 * Math.sin(index * 0.9 + phase) + 0.15 * Math.sin(index * 2.1 + phase * 1.7));
    return [x, y] as const;
  });
  const parts = ridge.map(([x, y], index) => {
    if (index === 0) return `M${x} ${y.toFixed(1)}`;
    const [px, py] = ridge[index - 1] ?? [x, y];
    const middle = (px + x) / 2;
    return `C${middle} ${py.toFixed(1)} ${middle} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`;
  });
  return `${parts.join('')}V${horizon}H0Z`;
}

/** The designed background every stock picture stands on: sky, two ranges of hills, trees, a floor. */
export function backdrop(
  name: GroundName,
  width: number,
  height: number,
  horizon: number,
  trees = true,
): string {
  const ground = grounds[name];
  const leaves = hazeTones(mix(ground.nearHill, ground.shadow, 0.07));
  return group(
    {},
    linear(
      'sky',
      [0, 0, 0, horizon],
      [
        [0, ground.sky],
        [1, ground.haze],
      ],
    ),
    linear(
      'floor',
      [0, horizon, 0, height],
      [
        [0, ground.floorFar],
        [0.5, mix(ground.floorFar, ground.floorNear, 0.4)],
        [1, ground.floorNear],
      ],
    ),
    fade('far', [
      [0, ground.farHill],
      [1, mix(ground.farHill, ground.haze, 0.6)],
    ]),
    fade('near', [
      [0, ground.nearHill],
      [1, mix(ground.nearHill, ground.haze, 0.45)],
    ]),
    glow('light', [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ]),
    rect(0, 0, width, height, { fill: 'url(#sky)' }),
    ellipse(width * 0.3, horizon * 0.35, width * 0.62, horizon * 0.7, { fill: 'url(#light)' }),
    path(hills(width, horizon, height * 0.24, 0.4), { fill: 'url(#far)' }),
    path(hills(width, horizon, height * 0.13, 3.3), { fill: 'url(#near)' }),
    trees ? gumTree(width * 0.055, horizon + 4, height * 0.45, leaves, 1) : '',
    trees ? gumTree(width * 0.2, horizon, height * 0.25, leaves, 2) : '',
    trees ? gumTree(width * 0.935, horizon + 3, height * 0.37, leaves, 3) : '',
    rect(0, horizon, width, height - horizon, { fill: 'url(#floor)' }),
    ellipse(width * 0.46, horizon + (height - horizon) * 0.3, width * 0.6, (height - horizon) * 0.34, {
      fill: 'url(#light)',
      'fill-opacity': 0.6,
    }),
  );
}
