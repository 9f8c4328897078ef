import { type LeafTones, leafCloud } from './leafCloud';
import { mix } from './paint';
import { group, path } from './svg';

type Clump = readonly [x: number, y: number, rx: number, ry: number];

/** Where the leaves hang, in shares of the tree's height: gums carry them in separate clouds. */
const habits: readonly (readonly Clump[])[] = [
  [
    [0.23, 0.66, 0.15, 0.07],
    [-0.22, 0.62, 0.13, 0.06],
    [0.06, 0.74, 0.15, 0.075],
    [-0.2, 0.78, 0.17, 0.085],
    [0.2, 0.82, 0.17, 0.085],
    [0.0, 0.91, 0.19, 0.09],
  ],
  [
    [-0.15, 0.6, 0.1, 0.05],
    [0.18, 0.68, 0.14, 0.07],
    [-0.03, 0.74, 0.13, 0.07],
    [-0.17, 0.82, 0.15, 0.08],
    [0.08, 0.89, 0.17, 0.1],
  ],
  [
    [0.27, 0.6, 0.11, 0.05],
    [-0.27, 0.7, 0.15, 0.07],
    [0.05, 0.7, 0.14, 0.07],
    [0.2, 0.79, 0.17, 0.08],
    [-0.14, 0.84, 0.16, 0.08],
    [0.02, 0.92, 0.17, 0.08],
  ],
];

/** The tones of leaves that stand back in haze of one colour. */
export const hazeTones = (leaf: string): LeafTones => [
  leaf,
  mix(leaf, '#ffffff', 0.1),
  mix(leaf, '#ffffff', 0.2),
];

/** A gum tree standing at (x, y), y down: a slender pale trunk, leaves in clouds; sizes in pixels. */
export function gumTree(
  x: number,
  y: number,
  height: number,
  tones: LeafTones,
  habit: number,
  trunk = mix(tones[0], '#f4eee2', 0.5),
): string {
  const clumps = habits[habit % habits.length] ?? [];
  const h = height;
  const lean = (habit % 2 === 0 ? 0.02 : -0.03) * h;
  const fork = y - h * 0.4;
  const limb = ([cx, cy]: Clump, index: number) =>
    path(
      `M${(x + lean).toFixed(1)} ${(fork + (index % 3) * h * 0.05).toFixed(1)}C${(x + lean + cx * h * 0.1).toFixed(1)} ${(y - h * 0.52).toFixed(1)} ${(x + cx * h * 0.75).toFixed(1)} ${(y - h * (cy - 0.16)).toFixed(1)} ${(x + cx * h).toFixed(1)} ${(y - h * cy).toFixed(1)}`,
      { fill: 'none', stroke: trunk, 'stroke-width': (h * 0.014).toFixed(1), 'stroke-linecap': 'round' },
    );
  const at = (dx: number, dy: number) => `${(x + dx * h).toFixed(1)} ${(y - dy * h).toFixed(1)}`;
  const l = lean / h;
  const bole = `M${at(-0.03, 0)}C${at(-0.014, 0.12)} ${at(l - 0.018, 0.26)} ${at(l - 0.014, 0.4)}L${at(l - 0.004, 0.52)}L${at(l + 0.004, 0.52)}L${at(l + 0.014, 0.4)}C${at(l + 0.018, 0.26)} ${at(0.014, 0.12)} ${at(0.032, 0)}Z`;
  const shadow = `M${at(0.006, 0)}C${at(0.01, 0.12)} ${at(l + 0.004, 0.26)} ${at(l + 0.004, 0.38)}L${at(l + 0.012, 0.44)}L${at(l + 0.014, 0.4)}C${at(l + 0.018, 0.26)} ${at(0.014, 0.12)} ${at(0.032, 0)}Z`;
  return group(
    {},
    ...clumps.map(limb),
    path(bole, { fill: trunk }),
    path(shadow, { fill: mix(trunk, tones[0], 0.45) }),
    ...clumps.map(([cx, cy, rx, ry], index) =>
      leafCloud(x + cx * h, y - cy * h, rx * h, ry * h, habit * 31 + index * 5 + 3, tones),
    ),
  );
}
