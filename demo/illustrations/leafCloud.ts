import { group, path } from './svg';

/** Three tones of leaves, from the side in shadow to the side in the sun. */
export type LeafTones = readonly [dark: string, middle: string, light: string];

/** Repeatable numbers from 0 to 1, so that a picture is the same on every run. */
export function sequence(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A scalloped blob around an ellipse. */
export function scallop(cx: number, cy: number, rx: number, ry: number, seed: number, bumps = 10): string {
  const next = sequence(seed);
  const points = Array.from({ length: bumps }, (_, index) => {
    const angle = ((index + next() * 0.5) / bumps) * 2 * Math.PI;
    const reach = 0.82 + next() * 0.2;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const start = points[0] ?? [cx, cy];
  const arcs = points.map((point, index) => {
    const to = points[(index + 1) % bumps] ?? start;
    const r = Math.hypot(to[0] - point[0], to[1] - point[1]) * 0.56;
    return `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
  return `M${start[0].toFixed(1)} ${start[1].toFixed(1)}${arcs.join('')}Z`;
}

/** One cloud of leaves in three tones, lit from the upper left; y down. */
export function leafCloud(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  tones: LeafTones,
): string {
  const bumps = rx > 60 ? 19 : 13;
  return group(
    {},
    path(scallop(cx, cy, rx, ry, seed, bumps), { fill: tones[0] }),
    path(scallop(cx - rx * 0.08, cy - ry * 0.2, rx * 0.84, ry * 0.7, seed + 7, bumps - 2), {
      fill: tones[1],
    }),
    path(scallop(cx - rx * 0.24, cy - ry * 0.42, rx * 0.52, ry * 0.36, seed + 13, bumps - 4), {
      fill: tones[2],
    }),
  );
}
