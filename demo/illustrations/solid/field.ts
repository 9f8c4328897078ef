import { type Line, type Point, tangentOf } from '../line';

export type Corner = readonly [number, number];

/** Points along a closed line, as `pathOf` draws it. */
export function sampled(line: Line, perPiece = 7): readonly Corner[] {
  const count = line.length;
  const at = (index: number): Point => line[(index + count) % count] ?? [0, 0];
  const corners: Corner[] = [];
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36;
    const chord = [(to[0] - from[0]) / 2.8, (to[1] - from[1]) / 2.8] as const;
    const leaving = from[2] ? undefined : tangentOf(at(index - 1), from, to);
    const arriving = to[2] ? undefined : tangentOf(from, to, at(index + 2));
    const [ax, ay] = leaving ? [leaving[0] * reach, leaving[1] * reach] : chord;
    const [bx, by] = arriving ? [arriving[0] * reach, arriving[1] * reach] : chord;
    for (let step = 0; step < perPiece; step += 1) {
      const t = step / perPiece;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      corners.push([
        p * from[0] + q * (from[0] + ax) + r * (to[0] - bx) + s * to[0],
        p * from[1] + q * (from[1] + ay) + r * (to[1] - by) + s * to[1],
      ]);
    }
  }
  return corners;
}

/** How far a point lies from a closed polygon: negative inside. */
function distance(polygon: readonly Corner[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let [px, py] = polygon.at(-1) ?? [0, 0];
  for (const [qx, qy] of polygon) {
    const [ex, ey, wx, wy] = [qx - px, qy - py, x - px, y - py];
    const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)));
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    nearest = Math.min(nearest, dx * dx + dy * dy);
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * ex) inside = !inside;
    px = qx;
    py = qy;
  }
  return (inside ? -1 : 1) * Math.sqrt(nearest);
}

/** A grid of signed distances to a closed polygon, in millimetres; read between its points. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly across: number;
  readonly down: number;
  readonly values: Float32Array;
}

/** Distances to a polygon, `margin` around it. */
export function fieldOf(polygon: readonly Corner[], step: number, margin = 160): Field {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const across = Math.ceil((Math.max(...xs) + margin - x) / step) + 1;
  const down = Math.ceil((Math.max(...ys) + margin - y) / step) + 1;
  const values = new Float32Array(across * down);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1)
      values[row * across + column] = distance(polygon, x + column * step, y + row * step);
  return { x, y, step, across, down, values };
}

/** The distance at a point; outside of the grid, the distance at its edge and on to it. */
export function distanceAt(field: Field, x: number, y: number): number {
  const { step, across, down, values } = field;
  const gx = (x - field.x) / step;
  const gy = (y - field.y) / step;
  const cx = gx < 0 ? 0 : gx > across - 1.001 ? across - 1.001 : gx;
  const cy = gy < 0 ? 0 : gy > down - 1.001 ? down - 1.001 : gy;
  const column = cx | 0;
  const row = cy | 0;
  const fx = cx - column;
  const fy = cy - row;
  const at = row * across + column;
  const low = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  const high = (values[at + across] ?? 0) * (1 - fx) + (values[at + across + 1] ?? 0) * fx;
  const near = low * (1 - fy) + high * fy;
  if (cx === gx && cy === gy) return near;
  const ox = gx - cx;
  const oy = gy - cy;
  return near + Math.sqrt(ox * ox + oy * oy) * step;
}

/** Where a closed polygon begins and ends at a height: the nose and the tail of a side view. */
export function extent(polygon: readonly Corner[], height: number): readonly [number, number] {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let [px, py] = polygon.at(-1) ?? [0, 0];
  for (const [qx, qy] of polygon) {
    if (py > height !== qy > height) {
      const x = px + ((height - py) / (qy - py)) * (qx - px);
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
    [px, py] = [qx, qy];
  }
  return [first, last];
}

/** The highest point of a closed polygon at a place along it. */
export function topAt(polygon: readonly Corner[], x: number): number {
  let top = 0;
  let [px, py] = polygon.at(-1) ?? [0, 0];
  for (const [qx, qy] of polygon) {
    if (px > x !== qx > x) top = Math.max(top, py + ((x - px) / (qx - px)) * (qy - py));
    [px, py] = [qx, qy];
  }
  return top;
}
