import { sequence } from './leafCloud';
import { mix } from './paint';
import { circle, ellipse, fade, glow, group, linear, path, rect } from './svg';
import { tussock } from './tussock';

/** The colours of a landscape at one time of day. */
export interface Daylight {
  readonly top: string;
  readonly middle: string;
  readonly horizon: string;
  readonly sun: string;
  readonly ranges: readonly [far: string, middle: string, near: string];
  readonly grass: readonly [far: string, near: string];
  readonly leaves: readonly [string, string, string];
  readonly trunk: string;
  readonly shadow: string;
}

/** The times of day used in scenes. */
export const daylights = {
  golden: {
    top: '#a9bcc4',
    middle: '#e6d9bf',
    horizon: '#f6cf92',
    sun: '#fff1cf',
    ranges: ['#b9b49c', '#8f9a82', '#66796a'],
    grass: ['#c9b277', '#a88f55'],
    leaves: ['#3c5745', '#58745a', '#8b9a68'],
    trunk: '#e3d3b8',
    shadow: '#2b241a',
  },
  morning: {
    top: '#bfd3d8',
    middle: '#dfe8e2',
    horizon: '#f4ecd8',
    sun: '#ffffff',
    ranges: ['#b4c5c0', '#92aa9c', '#6f8c79'],
    grass: ['#b9c294', '#93a26f'],
    leaves: ['#426250', '#5f8068', '#8fa880'],
    trunk: '#e8e2d2',
    shadow: '#26332c',
  },
  dusk: {
    top: '#4d6076',
    middle: '#9a93a0',
    horizon: '#eab07a',
    sun: '#ffd9a0',
    ranges: ['#7f8090', '#5c6672', '#414f58'],
    grass: ['#8a7c63', '#5f5847'],
    leaves: ['#263a37', '#34504a', '#5a6a58'],
    trunk: '#a99c90',
    shadow: '#14181c',
  },
  outback: {
    top: '#a4c1cc',
    middle: '#e9dcc0',
    horizon: '#f3d3a0',
    sun: '#fff4da',
    ranges: ['#c9a583', '#b58257', '#96653f'],
    grass: ['#cf9a61', '#b1753d'],
    leaves: ['#55664a', '#6f8059', '#a0a06a'],
    trunk: '#efe2cd',
    shadow: '#3a2413',
  },
  coast: {
    top: '#a8c6d2',
    middle: '#d9e4e2',
    horizon: '#f2e9d6',
    sun: '#ffffff',
    ranges: ['#a9bfc4', '#86a49f', '#66897a'],
    grass: ['#c8bf95', '#a9a074'],
    leaves: ['#3f604f', '#5d7f68', '#93a986'],
    trunk: '#e8e2d2',
    shadow: '#23302d',
  },
} as const satisfies Readonly<Record<string, Daylight>>;

/** A range of hills between x = 0 and the width, its ridge drawn from a seed. */
export function range(
  width: number,
  base: number,
  height: number,
  seed: number,
  steps: number,
  fill: string,
): string {
  const next = sequence(seed);
  const ridge = Array.from(
    { length: steps + 1 },
    (_, index) => [(width / steps) * index, base - height * (0.35 + next() * 0.65)] as const,
  );
  const parts = ridge.map(([x, y], index) => {
    const before = ridge[index - 1];
    if (!before) return `M${x} ${y.toFixed(1)}`;
    const middle = ((before[0] + x) / 2).toFixed(1);
    return `C${middle} ${before[1].toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return path(`${parts.join('')}V${base + 4}H0Z`, { fill });
}

/** Sky with a low sun at (x, y), then three ranges of hills down to the horizon. */
export function sky(
  light: Daylight,
  width: number,
  horizon: number,
  sun: readonly [number, number],
  seed = 5,
): string {
  const reach = horizon * 0.95;
  return group(
    {},
    linear(
      'heaven',
      [0, 0, 0, horizon],
      [
        [0, light.top],
        [0.55, light.middle],
        [1, light.horizon],
      ],
    ),
    glow('sunlight', [
      [0, light.sun, 0.95],
      [0.18, light.sun, 0.6],
      [0.5, light.sun, 0.2],
      [1, light.sun, 0],
    ]),
    ...light.ranges.map((colour, index) =>
      fade(`range${index}`, [
        [0, colour],
        [1, mix(colour, light.horizon, 0.55 - index * 0.12)],
      ]),
    ),
    glow('cloud', [
      [0, mix(light.horizon, '#ffffff', 0.5), 0.6],
      [0.55, mix(light.horizon, '#ffffff', 0.4), 0.3],
      [1, light.horizon, 0],
    ]),
    rect(0, 0, width, horizon + 4, { fill: 'url(#heaven)' }),
    clouds(width, horizon),
    ellipse(sun[0], sun[1], reach, reach * 0.8, { fill: 'url(#sunlight)' }),
    circle(sun[0], sun[1], horizon * 0.045, { fill: light.sun, 'fill-opacity': 0.95 }),
    range(width, horizon, horizon * 0.3, seed, 7, 'url(#range0)'),
    range(width, horizon, horizon * 0.19, seed + 6, 9, 'url(#range1)'),
    range(width, horizon, horizon * 0.09, seed + 18, 12, 'url(#range2)'),
  );
}

function clouds(width: number, horizon: number): string {
  const bands: readonly (readonly [number, number, number, number])[] = [
    [0.16, 0.3, 0.3, 0.012],
    [0.34, 0.22, 0.2, 0.009],
    [0.7, 0.17, 0.34, 0.014],
    [0.86, 0.27, 0.24, 0.01],
    [0.52, 0.4, 0.3, 0.008],
  ];
  return bands
    .map(([x, y, rx, ry]) =>
      ellipse(width * x, horizon * y, width * rx * 0.62, horizon * ry * 3.4, { fill: 'url(#cloud)' }),
    )
    .join('');
}

/** A meadow from the horizon down, with scattered tussocks. */
export function meadow(light: Daylight, width: number, horizon: number, bottom: number, seed = 3): string {
  const next = sequence(seed);
  const tall = bottom - horizon;
  const tufts = Array.from({ length: 46 }, () => {
    const depth = next();
    const x = next() * width;
    const y = horizon + tall * (0.06 + 0.9 * depth ** 1.4);
    const tone = mix(light.grass[1], next() > 0.5 ? light.shadow : '#fff3cf', 0.2);
    return tussock(Math.round(x), Math.round(y), 4 + depth * 15, tone);
  });
  return group(
    {},
    fade('meadow', [
      [0, light.grass[0]],
      [1, light.grass[1]],
    ]),
    rect(0, horizon, width, tall, { fill: 'url(#meadow)' }),
    ...tufts,
  );
}

/** A sealed road across the picture between two heights, with a pale edge line. */
export function road(width: number, top: number, bottom: number, colour: string): string {
  const tall = bottom - top;
  return group(
    {},
    fade('road', [
      [0, mix(colour, '#ffffff', 0.16)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.12)],
    ]),
    rect(0, top - tall * 0.05, width, tall * 0.07, { fill: mix(colour, '#d9bd85', 0.6) }),
    rect(0, top, width, tall, { fill: 'url(#road)' }),
    rect(0, top + tall * 0.06, width, tall * 0.018, { fill: '#f4ecd9', 'fill-opacity': 0.75 }),
  );
}
