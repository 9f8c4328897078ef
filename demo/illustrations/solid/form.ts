import type { Solid } from './design';
import { distanceAt, extent, type Field, fieldOf, sampled, topAt } from './field';

/** What a ray can meet. */
export const part = { none: 0, body: 1, wheel: 2, mirror: 3, rail: 4, spare: 5, bar: 6 } as const;

/**
 * The body as a solid: the side view's silhouette and the front view's, each drawn out along the other axis, and what both
 * have in common is the car. Edges are rounded where the two meet, and the ends bow as a real nose, screen and roof do.
 */
export interface Form {
  readonly solid: Solid;
  readonly side: Field;
  readonly front: Field;
  /** Nose and tail of the side view at every height, in steps of 10 mm. */
  readonly noses: Float32Array;
  readonly tails: Float32Array;
  /** Height of the outline's top along the car, in steps of 20 mm. */
  readonly tops: Float32Array;
}

/** The front view's silhouette, half of it, from the ground up. */
function frontOutline({ design, half, roof, clearance, belt }: Solid) {
  const height = design.size[2];
  const van = design.body === 'van' || design.body === 'peopleMover';
  const tumble = van ? 0.45 : 0.36;
  const up = (share: number) => belt + (height - belt) * share;
  const low = clearance;
  const right: (readonly [number, number])[] = [
    [half * 0.9, low - 30],
    [half * 0.955, low + 50],
    [half * 0.972, low + (belt - low) * 0.2],
    [half * 0.982, low + (belt - low) * 0.36],
    [half * 0.998, low + (belt - low) * 0.52],
    [half * 1.0, low + (belt - low) * 0.68],
    [half * 0.996, low + (belt - low) * 0.8],
    [half * 0.998, low + (belt - low) * 0.87],
    [half * 0.985, low + (belt - low) * 0.95],
    [half * 0.955, belt + 8],
    [half * 0.94, up(0.08)],
    [half * 0.94 + (roof - half * 0.94) * tumble, up(0.45)],
    [half * 0.94 + (roof - half * 0.94) * 0.8, up(0.8)],
    [roof, up(0.97)],
    [roof * 0.97, height + 60],
  ];
  return [...right, ...right.map(([x, y]) => [-x, y] as const).toReversed()];
}

export function formOf(solid: Solid): Form {
  const outline = sampled(solid.side.outline);
  const { length, height } = solid.side;
  const noses = new Float32Array(Math.ceil(height / 10) + 20);
  const tails = new Float32Array(noses.length);
  for (let index = 0; index < noses.length; index += 1) {
    const [nose, tail] = extent(outline, index * 10);
    noses[index] = Number.isFinite(nose) ? nose : (noses[index - 1] ?? 0);
    tails[index] = Number.isFinite(tail) ? tail : (tails[index - 1] ?? length);
  }
  const first = noses.findIndex((nose) => nose > 0 && nose < length / 3);
  noses.fill(noses[first] ?? 0, 0, first);
  tails.fill(tails[first] ?? length, 0, first);
  const tops = new Float32Array(Math.ceil(length / 20) + 2);
  for (let index = 0; index < tops.length; index += 1) tops[index] = topAt(outline, index * 20);
  return { solid, side: fieldOf(outline, 14), front: fieldOf(frontOutline(solid), 14), noses, tails, tops };
}

const read = (values: Float32Array, at: number): number => {
  const clamped = Math.max(0, Math.min(values.length - 1.001, at));
  const index = clamped | 0;
  return (values[index] ?? 0) * (1 - (clamped - index)) + (values[index + 1] ?? 0) * (clamped - index);
};

export const noseAt = (form: Form, y: number): number => read(form.noses, y / 10);
export const tailAt = (form: Form, y: number): number => read(form.tails, y / 10);
export const topOf = (form: Form, x: number): number => read(form.tops, x / 20);

const smooth = (from: number, to: number, value: number): number => {
  const way = (value - from) / (to - from);
  const t = way <= 0 ? 0 : way >= 1 ? 1 : way;
  return t * t * (3 - 2 * t);
};

/** How far back the front surface lies beside its middle, at a place across. */
export function bowAt({ solid }: Form, across: number, x: number): number {
  const share = across > solid.half * 1.1 ? 1.1 : across / solid.half;
  const curve = share * share * Math.sqrt(share);
  const { length } = solid.side;
  const ahead =
    x < length * 0.22
      ? 1 - 0.45 * smooth(0, length * 0.22, x)
      : 0.55 * (1 - smooth(length * 0.22, length * 0.5, x));
  const behind = smooth(length * 0.6, length * 0.95, x);
  return solid.bow * curve * (ahead - 0.62 * behind);
}

/** Distance to the body alone: less than 0 inside. */
export function bodyDistance(form: Form, x: number, y: number, z: number): number {
  const { solid } = form;
  const { wheels, length } = solid.side;
  const a = z < 0 ? -z : z;
  const share = a / solid.half;
  const crown = 42 * share * share;
  const side = distanceAt(
    form.side,
    x - bowAt(form, a, x),
    y + crown * smooth(solid.belt - 350, solid.belt, y),
  );
  // Far off, the silhouette alone tells how far a ray may go.
  if (side > 400) return side;
  const end = x < length / 2 ? 0.05 * (1 - smooth(0, 1000, x)) : 0.045 * smooth(length - 1300, length, x);
  const fx = x - wheels.front;
  const rx = x - wheels.rear;
  const dy = y - wheels.radius;
  const ring = Math.sqrt(Math.min(fx * fx, rx * rx) + dy * dy) - wheels.arch - 20;
  const flare =
    ring < 260 && y > wheels.radius * 0.6
      ? (solid.design.stance.flare ?? 22) * Math.exp(-(ring * ring) / 9000)
      : 0;
  const cabin =
    y > solid.belt ? 0.05 * smooth(length * 0.55, length, x) * smooth(solid.belt, solid.belt + 200, y) : 0;
  const front = distanceAt(
    form.front,
    (a - flare) / (1 - end - cabin),
    y - (solid.design.stance.rise ?? 0) * 0.6 * (x / length - 0.4),
  );
  const k = solid.round;
  const gap = side > front ? side - front : front - side;
  const h = gap < k ? (k - gap) / k : 0;
  const hull = (side > front ? side : front) + h * h * k * 0.25;
  const wells = ring + 20;
  const deep = solid.half - 360 - a;
  const carve = wells > deep ? wells : deep;
  return hull > -carve ? hull : -carve;
}

function tyreDistance(form: Form, x: number, y: number, a: number, at: number): number {
  const { solid } = form;
  const { radius } = solid.side.wheels;
  const round = 34;
  const dx = x - at;
  const dy = y - radius;
  const r = Math.sqrt(dx * dx + dy * dy) - radius + round;
  const across = Math.abs(a - (solid.half - 14 - solid.tyre / 2)) - solid.tyre / 2 + round;
  if (r <= 0 && across <= 0) return (r > across ? r : across) - round;
  const px = r > 0 ? r : 0;
  const py = across > 0 ? across : 0;
  return Math.sqrt(px * px + py * py) - round;
}

const box = (x: number, y: number, z: number, hx: number, hy: number, hz: number, round: number): number => {
  const qx = Math.abs(x) - hx + round;
  const qy = Math.abs(y) - hy + round;
  const qz = Math.abs(z) - hz + round;
  const [px, py, pz] = [qx > 0 ? qx : 0, qy > 0 ? qy : 0, qz > 0 ? qz : 0];
  const deepest = qx > qy ? (qx > qz ? qx : qz) : qy > qz ? qy : qz;
  return Math.sqrt(px * px + py * py + pz * pz) + (deepest < 0 ? deepest : 0) - round;
};

/** The part last found nearest by `distanceTo`. */
export const nearest = { part: 0 as number };

/** Distance to the nearest part of the car. */
export function distanceTo(form: Form, x: number, y: number, z: number): number {
  const { solid } = form;
  const { side, design } = solid;
  const a = z < 0 ? -z : z;
  let least = bodyDistance(form, x, y, z);
  nearest.part = part.body;
  if (y < side.wheels.radius * 2.2) {
    const wheel = tyreDistance(form, x, y, a, x < side.length / 2 ? side.wheels.front : side.wheels.rear);
    if (wheel < least) {
      least = wheel;
      nearest.part = part.wheel;
    }
  }
  const [mx, my] = side.mirror;
  if (Math.abs(x - mx) < 500 && Math.abs(y - my) < 500) {
    const out = a - solid.half;
    const shell = box(x - mx - out * 0.12, y - my - 66 - out * 0.05, out - 62, 62, 74, 118, 56);
    const foot = box(x - mx - 20, y - my - 6, out + 40, 26, 16, 90, 12);
    const mirror = shell < foot ? shell : foot;
    if (mirror < least) {
      least = mirror;
      nearest.part = part.mirror;
    }
  }
  if (design.rails && y > side.height * 0.8) {
    const from = side.length * 0.37;
    const to = side.length * (design.body === 'suvLarge' || design.body === 'wagon' ? 0.86 : 0.82);
    const along = x < from ? from : x > to ? to : x;
    const fall = 26 * smooth(0, 160, Math.min(along - from, to - along));
    const dx = x - along;
    const dy = (y - topOf(form, along) - fall + 34) * 0.9;
    const dz = a - solid.roof * 0.9;
    const rail = Math.sqrt(dx * dx + dy * dy + dz * dz) - 17;
    if (rail < least) {
      least = rail;
      nearest.part = part.rail;
    }
  }
  if (design.bar && x > side.length * 0.55 && y > solid.belt - 100) {
    const out = solid.half - 190;
    const [footX, footY] = [side.length * 0.755, solid.belt + 10];
    const [headX, headY] = [side.length * 0.652, side.height - 210];
    const [alongX, alongY] = [headX - footX, headY - footY];
    const share = ((x - footX) * alongX + (y - footY) * alongY) / (alongX * alongX + alongY * alongY);
    const t = share < 0 ? 0 : share > 1 ? 1 : share;
    const lx = x - footX - alongX * t;
    const ly = y - footY - alongY * t;
    const leg = Math.sqrt(lx * lx + ly * ly + (a - out) * (a - out)) - 44;
    const bx = x - headX;
    const by = y - headY;
    const bz = a > out ? a - out : 0;
    const hoop = Math.sqrt(bx * bx + by * by + bz * bz) - 40;
    const bar = leg < hoop ? leg : hoop;
    if (bar < least) {
      least = bar;
      nearest.part = part.bar;
    }
  }
  if (design.spare && x > side.length - 500) {
    const r = Math.hypot(y - solid.belt * 0.83, z) - side.wheels.radius * 0.92 + 30;
    const across = Math.abs(x - side.length - 30) - 110 + 30;
    const spare = Math.hypot(Math.max(r, 0), Math.max(across, 0)) + Math.min(Math.max(r, across), 0) - 30;
    if (spare < least) {
      least = spare;
      nearest.part = part.spare;
    }
  }
  return least;
}
