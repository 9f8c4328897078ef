import type { Ground } from '../backdrop';
import type { Paint } from '../paint';

export type Colour = readonly [number, number, number];

export const rgb = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** A paint's colours from the deepest fold to the brightest reflection, in 256 steps. */
export function rampOf(paint: Paint): Float32Array {
  const stops: readonly (readonly [number, Colour])[] = [
    [0, rgb(paint.deep)],
    [0.24, rgb(paint.shade)],
    [0.52, rgb(paint.base)],
    [0.86, rgb(paint.lit)],
    [1, rgb(paint.glint)],
  ];
  const ramp = new Float32Array(256 * 3);
  let stop = 1;
  for (let index = 0; index < 256; index += 1) {
    const at = index / 255;
    while (stop < stops.length - 1 && at > (stops[stop]?.[0] ?? 1)) stop += 1;
    const [from, low] = stops[stop - 1] ?? [0, [0, 0, 0]];
    const [to, high] = stops[stop] ?? [1, [0, 0, 0]];
    const t = (at - from) / (to - from);
    for (let channel = 0; channel < 3; channel += 1)
      ramp[index * 3 + channel] = (low[channel] ?? 0) + ((high[channel] ?? 0) - (low[channel] ?? 0)) * t;
  }
  return ramp;
}

/** What shines back from a surface that looks in a direction: sky, a long bright cloud, the hills, the ground. */
export interface Surroundings {
  readonly sky: Colour;
  readonly haze: Colour;
  readonly hill: Colour;
  readonly far: Colour;
  readonly near: Colour;
}

export const surroundingsOf = (ground: Ground): Surroundings => ({
  sky: rgb(ground.sky),
  haze: rgb(ground.haze),
  hill: rgb(ground.nearHill),
  far: rgb(ground.floorFar),
  near: rgb(ground.floorNear),
});

export const mirrored = { r: 0, g: 0, b: 0 };

const smooth = (from: number, to: number, value: number): number => {
  const way = (value - from) / (to - from);
  const t = way <= 0 ? 0 : way >= 1 ? 1 : way;
  return t * t * (3 - 2 * t);
};

/** Reflection in the direction (x, y, z), a unit vector; the colours are darker than the backdrop's, so that glass stays dark. */
export function reflect(around: Surroundings, x: number, y: number, z: number): void {
  let [r, g, b] = [0, 0, 0];
  if (y > 0) {
    const up = smooth(0.02, 0.55, y);
    const cloud = 0.5 * smooth(0.16, 0.24, y + 0.05 * x) * (1 - smooth(0.34, 0.5, y + 0.05 * x));
    const over = 0.62 * smooth(0.72, 0.92, y);
    const hill = 1 - smooth(0.05, 0.1 + 0.03 * Math.sin(x * 9 + z * 4), y);
    const light = 1 + cloud + over;
    r = (around.haze[0] * (1 - up) + around.sky[0] * 0.86 * up) * light;
    g = (around.haze[1] * (1 - up) + around.sky[1] * 0.9 * up) * light;
    b = (around.haze[2] * (1 - up) + around.sky[2] * up) * light;
    r += (around.hill[0] * 0.6 - r) * hill;
    g += (around.hill[1] * 0.6 - g) * hill;
    b += (around.hill[2] * 0.6 - b) * hill;
  } else {
    const down = smooth(0, -0.7, y) === 0 ? smooth(0, 0.7, -y) : 0;
    const dim = 0.52 - 0.3 * down;
    r = (around.far[0] * (1 - down) + around.near[0] * down) * dim;
    g = (around.far[1] * (1 - down) + around.near[1] * down) * dim;
    b = (around.far[2] * (1 - down) + around.near[2] * down) * dim;
  }
  mirrored.r = r;
  mirrored.g = g;
  mirrored.b = b;
}
