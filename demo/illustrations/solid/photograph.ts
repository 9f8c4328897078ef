import sharp from 'sharp';
import { backdrop, type GroundName, grounds } from '../backdrop';
import type { Paint } from '../paint';
import { picture } from '../svg';
import { type Camera, cameraFor, type Viewpoint } from './camera';
import { frontPlate } from './face';
import { bodyDistance, bowAt, distanceTo, type Form, nearest, noseAt, part, tailAt, topOf } from './form';
import { mirrored, rampOf, reflect, rgb, type Surroundings, surroundingsOf } from './shade';
import { rearPlate, rearPlateAside } from './tail';
import { found, lookUp, type Texture } from './texture';

/** What differs between cars of one model. */
export interface Dress {
  readonly paint: Paint;
  readonly ground: GroundName;
  readonly wheel: Texture;
  readonly plate: Texture;
}

/** The drawings that cover a model. */
export interface Skin {
  readonly flank: Texture;
  readonly windows: Texture;
  readonly face: Texture;
  readonly tail: Texture;
}

/** A plate is so wide and so high, millimetres. */
export const plateSize = [372, 122] as const;

const smooth = (from: number, to: number, value: number): number => {
  const way = (value - from) / (to - from);
  const t = way <= 0 ? 0 : way >= 1 ? 1 : way;
  return t * t * (3 - 2 * t);
};

interface Canvas {
  readonly dress: Dress;
  readonly ramp: Float32Array;
  readonly around: Surroundings;
  readonly shadow: readonly [number, number, number];
  /** Red, green, blue and cover of every pixel. */
  readonly sums: Float32Array;
}

/** How dark the ground is at a place: under the car, and softly around it. */
function shadowAt({ solid }: Form, x: number, z: number): number {
  const { length, wheels } = solid.side;
  const dx = Math.max(Math.abs(x - length / 2 - 30) - length / 2 + 190, 0);
  const dz = Math.max(Math.abs(z) - solid.half + 150, 0);
  const out = Math.sqrt(dx * dx + dz * dz);
  const wheelX = Math.min(Math.abs(x - wheels.front), Math.abs(x - wheels.rear));
  const contact = Math.exp(
    -((wheelX / 190) ** 2) - (Math.max(0, Math.abs(Math.abs(z) - solid.half + 120) - 70) / 130) ** 2,
  );
  return Math.min(
    0.92,
    0.78 * Math.exp(-((out / 300) ** 1.25)) + 0.24 * contact + 0.12 * Math.exp(-out / 700),
  );
}

const LIGHT = [-0.42, 0.76, 0.5] as const;

/**
 * Takes pictures of one model from one place, one of each dress. The rays are followed once: cars of a model differ only in
 * what is found where a ray ends.
 */
export async function photograph(
  form: Form,
  skin: Skin,
  view: Viewpoint,
  dresses: readonly Dress[],
  [width, height]: readonly [number, number],
): Promise<readonly Buffer[]> {
  const camera = cameraFor(form.solid, view, width, height);
  const canvases = dresses.map((dress): Canvas => {
    const ground = grounds[dress.ground];
    return {
      dress,
      ramp: rampOf(dress.paint),
      around: surroundingsOf(ground),
      shadow: rgb(ground.shadow),
      sums: new Float32Array(width * height * 4),
    };
  });
  trace(form, skin, camera, canvases, width, height);
  return Promise.all(canvases.map((canvas) => composed(canvas, camera, width, height)));
}

async function composed(canvas: Canvas, camera: Camera, width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height * 4; index += 4) {
    const cover = canvas.sums[index + 3] ?? 0;
    if (cover <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[index + channel] = Math.max(0, Math.min(255, (canvas.sums[index + channel] ?? 0) / cover));
    pixels[index + 3] = Math.min(255, cover * 255);
  }
  const horizon = Math.round(Math.max(height * 0.4, Math.min(height * 0.66, camera.horizon)));
  const behind = picture(width, height, backdrop(canvas.dress.ground, width, height, horizon));
  return sharp(Buffer.from(behind))
    .composite([{ input: pixels, raw: { width, height, channels: 4 } }])
    .webp({ quality: 78, effort: 5, smartSubsample: true })
    .toBuffer();
}

const SAMPLES = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
] as const;

const WEIGHT = 1 / SAMPLES.length;

/** Rays are followed together, so many pixels across and down, until they come near something. */
const BLOCK = 8;

/** A ray from the eye, a unit vector. */
const ray = { x: 0, y: 0, z: 0 };

function aim({ right, up, ahead, focal, centre }: Camera, column: number, row: number): void {
  const sx = (column - centre[0]) / focal;
  const sy = -(row - centre[1]) / focal;
  const x = ahead[0] + right[0] * sx + up[0] * sy;
  const y = ahead[1] + right[1] * sx + up[1] * sy;
  const z = ahead[2] + right[2] * sx + up[2] * sy;
  const size = Math.sqrt(x * x + y * y + z * z);
  ray.x = x / size;
  ray.y = y / size;
  ray.z = z / size;
}

/** Where a ray enters the box around the car, and where it leaves. */
const span = { from: 0, to: 0 };

function enter({ solid }: Form, eye: Camera['eye']): void {
  const out = solid.half + 240;
  const tx0 = (-60 - eye[0]) / ray.x;
  const tx1 = (solid.side.length + 190 - eye[0]) / ray.x;
  const ty0 = (0 - eye[1]) / ray.y;
  const ty1 = (solid.side.height + 70 - eye[1]) / ray.y;
  const tz0 = (-out - eye[2]) / ray.z;
  const tz1 = (out - eye[2]) / ray.z;
  span.from = Math.max(Math.min(tx0, tx1), Math.min(ty0, ty1), Math.min(tz0, tz1));
  span.to = Math.min(Math.max(tx0, tx1), Math.max(ty0, ty1), Math.max(tz0, tz1));
}

/** How far all rays of a block may go at once; no further than anything is: infinity. */
function together(form: Form, camera: Camera, column: number, row: number): number {
  const { eye, focal } = camera;
  aim(camera, column + BLOCK / 2, row + BLOCK / 2);
  let t = camera.nearest;
  for (let step = 0; step < 90 && t < camera.furthest; step += 1) {
    const wide = (t * BLOCK * 0.75) / focal;
    const d = distanceTo(form, eye[0] + ray.x * t, eye[1] + ray.y * t, eye[2] + ray.z * t);
    if (d * 0.8 < wide + 4) return t - wide;
    t += Math.max((d - wide) * 0.8, 2);
  }
  return t < camera.furthest ? t - (t * BLOCK) / focal : Number.POSITIVE_INFINITY;
}

/**
 * One ray a pixel, and four more where a pixel differs from its neighbours: at edges, lines and letters. Most of a car is
 * smooth, so this costs half of four rays everywhere.
 */
function trace(
  form: Form,
  skin: Skin,
  camera: Camera,
  canvases: readonly Canvas[],
  width: number,
  height: number,
): void {
  const [left, top, rightmost, low] = camera.box;
  const hit: Hit = { form, skin, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, vx: 0, vy: 0, vz: 0, part: 0 };
  const starts = new Float32Array(Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK)).fill(
    Number.POSITIVE_INFINITY,
  );
  const startOf = (x: number, y: number) => ((y / BLOCK) | 0) * Math.ceil(width / BLOCK) + ((x / BLOCK) | 0);
  const sample = (x: number, y: number, ox: number, oy: number, weight: number): void => {
    aim(camera, x + ox, y + oy);
    const at = (y * width + x) * 4;
    const from = starts[startOf(x, y)] ?? Number.POSITIVE_INFINITY;
    if (from < Number.POSITIVE_INFINITY && follow(hit, camera.eye, from)) {
      turn(hit);
      paintHit(hit, canvases, at, weight);
    } else if (ray.y < -0.002) darken(form, camera.eye, canvases, at, weight);
  };
  for (let row = top - (top % BLOCK); row < height; row += BLOCK)
    for (let column = 0; column < width; column += BLOCK)
      if (column + BLOCK > left && column < rightmost && row < low)
        starts[startOf(column, row)] = together(form, camera, column, row);
  for (let y = top; y < height; y += 1) for (let x = 0; x < width; x += 1) sample(x, y, 0.5, 0.5, 1);
  const edges = edgesOf(canvases, width, [
    Math.max(left, 1),
    Math.max(top, 1),
    Math.min(rightmost, width - 1),
    Math.min(low, height - 1),
  ]);
  for (const pixel of edges) {
    for (const { sums } of canvases) sums.fill(0, pixel * 4, pixel * 4 + 4);
    for (const [ox, oy] of SAMPLES) sample(pixel % width, Math.floor(pixel / width), ox, oy, WEIGHT);
  }
}

/** Pixels that differ from a neighbour. */
function edgesOf(
  canvases: readonly Canvas[],
  width: number,
  [left, top, right, low]: Camera['box'],
): readonly number[] {
  const edges: number[] = [];
  for (let y = top; y < low; y += 1)
    for (let x = left; x < right; x += 1) {
      const pixel = y * width + x;
      const differs = canvases.some(({ sums }) => {
        const light = (at: number) =>
          (sums[at * 4] ?? 0) * 0.4 +
          (sums[at * 4 + 1] ?? 0) * 0.5 +
          (sums[at * 4 + 2] ?? 0) * 0.3 +
          (sums[at * 4 + 3] ?? 0) * 60;
        const own = light(pixel);
        return (
          Math.abs(light(pixel - 1) - own) > 7 ||
          Math.abs(light(pixel + 1) - own) > 7 ||
          Math.abs(light(pixel - width) - own) > 7 ||
          Math.abs(light(pixel + width) - own) > 7
        );
      });
      if (differs) edges.push(pixel);
    }
  return edges;
}

/** Follows the ray to where it meets the car. */
function follow(hit: Hit, eye: Camera['eye'], from: number): boolean {
  enter(hit.form, eye);
  let t = Math.max(span.from, from);
  for (let step = 0; t < span.to && step < 110; step += 1) {
    const x = eye[0] + ray.x * t;
    const y = eye[1] + ray.y * t;
    const z = eye[2] + ray.z * t;
    const d = distanceTo(hit.form, x, y, z);
    if (d < 1.2) {
      hit.x = x;
      hit.y = y;
      hit.z = z;
      hit.vx = ray.x;
      hit.vy = ray.y;
      hit.vz = ray.z;
      hit.part = nearest.part;
      return true;
    }
    t += d * 0.82;
  }
  return false;
}

/** Lays the car's shadow on the ground where the ray meets it. */
function darken(
  form: Form,
  eye: Camera['eye'],
  canvases: readonly Canvas[],
  at: number,
  weight: number,
): void {
  const t = -eye[1] / ray.y;
  const dark = shadowAt(form, eye[0] + ray.x * t, eye[2] + ray.z * t);
  if (dark < 0.012) return;
  for (const { sums, shadow } of canvases) {
    const cover = dark * weight;
    sums[at] = (sums[at] ?? 0) + shadow[0] * 0.55 * cover;
    sums[at + 1] = (sums[at + 1] ?? 0) + shadow[1] * 0.55 * cover;
    sums[at + 2] = (sums[at + 2] ?? 0) + shadow[2] * 0.55 * cover;
    sums[at + 3] = (sums[at + 3] ?? 0) + cover;
  }
}

interface Hit {
  readonly form: Form;
  readonly skin: Skin;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  vx: number;
  vy: number;
  vz: number;
  part: number;
}

/** Finds which way the surface looks where a ray ended. */
function turn(hit: Hit): void {
  const { form, x, y, z } = hit;
  const h = hit.part === part.body ? 7 : 3;
  const field = hit.part === part.body ? bodyDistance : distanceTo;
  const here = field(form, x, y, z);
  const nx = field(form, x + h, y, z) - here;
  const ny = field(form, x, y + h, z) - here;
  const nz = field(form, x, y, z + h) - here;
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  hit.nx = nx / size;
  hit.ny = ny / size;
  hit.nz = nz / size;
}

/** What a surface is made of: how much of it is glass, how much is covered by a drawing, and with which colour. */
const surface = {
  glass: 0,
  r: 0,
  g: 0,
  b: 0,
  cover: 0,
  matte: 0,
  gloss: 1,
  plate: 0,
  pu: 0,
  pv: 0,
  sweep: 0,
};

function cover(r: number, g: number, b: number, share: number, matte = 0): void {
  surface.r += (r - surface.r) * share;
  surface.g += (g - surface.g) * share;
  surface.b += (b - surface.b) * share;
  surface.cover += (1 - surface.cover) * share;
  surface.matte += (matte - surface.matte) * share;
}

function coverFound(share: number): void {
  const { a } = found;
  if (a <= 0 || share <= 0) return;
  const total = a * share;
  const before = surface.cover * (1 - total);
  const after = before + total;
  surface.r = (surface.r * before + found.r * total) / after;
  surface.g = (surface.g * before + found.g * total) / after;
  surface.b = (surface.b * before + found.b * total) / after;
  surface.cover = after;
}

/** Looks at the body where a ray ended. */
function dressBody(hit: Hit): void {
  const { form, skin, x, y, z, nx, ny, nz } = hit;
  const { solid } = form;
  const { side, design, belt, half } = solid;
  const { length, height } = side;
  const a = Math.abs(z);
  const nose = noseAt(form, y) + bowAt(form, a, x);
  const tail = tailAt(form, y) + bowAt(form, a, x);
  const onFlank = smooth(0.34, 0.56, Math.abs(nz));
  // The flank, with its windows.
  lookUp(skin.flank, x, y);
  coverFound(onFlank);
  lookUp(skin.windows, x, y);
  const pane = (found.r / 255) * found.a;
  surface.glass = pane * onFlank;
  // Screens: on the side view's own edge, within the pillars.
  const edge = half * 0.94 + (solid.roof - half * 0.94) * smooth(belt, height, y);
  const pillar = smooth(edge - 62, edge - 84, a);
  const roofEdge = smooth(height - 62, height - 76, y);
  if (x < length / 2 && nx < -0.16 && ny < 0.97) {
    const sill = solid.cowl - 6 + bowAt(form, a, x) * 0.12;
    const screen =
      smooth(sill, sill + 14, y) *
      (design.body === 'van' || design.body === 'peopleMover'
        ? smooth(0.12, 0.2, -nx)
        : smooth(0.2, 0.28, -nx)) *
      (1 - onFlank * 0.98);
    const frame = screen * smooth(edge - 24, edge - 46, a) * smooth(height - 44, height - 58, y);
    cover(14, 16, 17, frame * 0.96);
    surface.glass = Math.max(surface.glass, screen * pillar * roofEdge);
  }
  if (x > length / 2 && nx > 0.2 && design.body !== 'coupe' && y > solid.deck) {
    const window = smooth(solid.deck + 24, solid.deck + 38, y) * smooth(0.2, 0.28, nx) * (1 - onFlank * 0.98);
    const roof = design.cloth ? 0.5 : 1;
    const frame = window * smooth(edge - 44, edge - 66, a) * smooth(height - 80, height - 94, y + 0) * roof;
    cover(14, 16, 17, frame * 0.96);
    surface.glass = Math.max(
      surface.glass,
      window * smooth(edge - 76, edge - 98, a) * smooth(height - 104, height - 118, y) * roof,
    );
    if (design.body === 'van') surface.glass *= smooth(18, 30, a);
  }
  if (
    design.body === 'coupe' &&
    x > length / 2 &&
    nx > 0.08 &&
    y > solid.deck + 30 &&
    y < height - 36 &&
    ny < 0.992
  ) {
    const window =
      smooth(solid.deck + 30, solid.deck + 46, y) * smooth(height - 36, height - 50, y) * (1 - onFlank);
    cover(14, 16, 17, window * smooth(edge - 44, edge - 66, a) * 0.96);
    surface.glass = Math.max(surface.glass, window * smooth(edge - 80, edge - 102, a));
  }
  // Slanting light on glass, and what is dimly seen behind it.
  if (surface.glass > 0) {
    const along = onFlank > 0.5 ? x - y * 0.75 - length * 0.1 : z * 1.2 - y * 0.9 + 900;
    const band = (from: number, wide: number) =>
      smooth(from, from + 8, along) * smooth(from + wide, from + wide - 8, along);
    surface.sweep =
      onFlank > 0.5
        ? 0.16 * band(length * 0.16, length * 0.075) +
          0.12 * band(length * 0.26, length * 0.02) +
          0.12 * band(length * 0.46, length * 0.05)
        : 0.13 * band(-420, 210) + 0.1 * band(-150, 50) + 0.1 * band(330, 130);
    if (onFlank < 0.5 && x < length / 2) {
      const seat = Math.min(
        Math.max(
          Math.abs(Math.abs(z) - half * 0.4) - 100,
          Math.abs(y - (solid.cowl + (height - solid.cowl) * 0.56)) - 52,
        ),
        Math.max(Math.abs(Math.abs(z) - half * 0.4) - 190, y - (solid.cowl + (height - solid.cowl) * 0.42)),
      );
      surface.sweep -= 0.1 * smooth(16, -8, seat) + 0.12 * smooth(solid.cowl + 70, solid.cowl + 40, y);
    }
  }
  // Nose and tail, unrolled around the corner.
  if (x < length * 0.24 && y < solid.nose + 60) {
    const u = a + Math.max(0, x - nose) * 0.92;
    const lies = smooth(0.86, 0.7, ny);
    lookUp(skin.face, z < 0 ? -u : u, y);
    coverFound(lies);
    const plate = frontPlate(solid);
    surface.plate = onPlate(z < 0 ? -u : u, y - plate) && -nx > 0.5 ? 1 : 0;
    surface.pu = z < 0 ? -u : u;
    surface.pv = y - plate;
  }
  if (x > length * 0.78 && y < Math.max(solid.deck, belt) + 240) {
    const u = a + Math.max(0, tail - x) * 0.92;
    lookUp(skin.tail, z < 0 ? -u : u, y);
    coverFound(smooth(0.9, 0.74, ny) * (1 - surface.glass));
    const plate = rearPlate(solid);
    const across = (z < 0 ? -u : u) - rearPlateAside(solid);
    surface.plate = !design.spare && onPlate(across, y - plate) && nx > 0.5 ? 1 : 0;
    surface.pu = -across;
    surface.pv = y - plate;
  }
  // The bonnet's gap and its folds.
  if (ny > 0.45 && x < length * 0.36 && y < solid.cowl + 60) {
    const line = half * (0.83 - 0.05 * smooth(length * 0.2, 0, x));
    const gap = smooth(9, 4, Math.abs(a - line)) * smooth(length * 0.035, length * 0.05, x);
    cover(6, 7, 8, gap * 0.55);
    const fold = half * (0.46 + 0.1 * smooth(0, length * 0.28, x));
    surface.gloss =
      1 + 0.14 * smooth(26, 6, Math.abs(a - fold + 12)) - 0.2 * smooth(20, 4, Math.abs(a - fold - 8));
    cover(
      9,
      10,
      11,
      smooth(solid.cowl - 34, solid.cowl - 14, y + bowAt(form, a, x) * 0.1) *
        0.9 *
        smooth(half * 0.8, half * 0.74, a),
    );
  }
  // Roofs of another colour, hoods of cloth, covers of tubs.
  const onTop = y > belt + 90 && surface.glass < 0.5;
  if (design.cloth && onTop && x > length * 0.34 && y > belt + 60) {
    const cloth = smooth(belt + 90, belt + 110, y) * smooth(length * 0.34, length * 0.36, x);
    cover(30, 31, 33, cloth * (1 - surface.glass), 1);
  } else if (design.darkRoof && y > height - 130 && (ny > 0.5 || y > height - 86))
    cover(16, 17, 18, smooth(height - 110, height - 92, topOf(form, x) > 0 ? y : y));
  if (design.body === 'ute' && ny > 0.7 && x > length * 0.6 && y < belt + 170 && a < half - 60)
    cover(24, 25, 27, 0.96, 1);
  // Wheel wells.
  const { wheels } = side;
  const well = Math.min(
    Math.hypot(x - wheels.front, y - wheels.radius),
    Math.hypot(x - wheels.rear, y - wheels.radius),
  );
  if (well < wheels.arch + 3 || y < solid.clearance - 4) cover(9, 10, 10, 1, 1);
  else if (design.cladding)
    cover(38, 41, 42, smooth(wheels.arch + 74, wheels.arch + 68, well) * onFlank, 0.8);
  if (onFlank > 0.5 && y < side.sill - 10 && design.cladding) surface.matte = 0.8;
}

const onPlate = (u: number, v: number): boolean =>
  Math.abs(u) < plateSize[0] / 2 && Math.abs(v) < plateSize[1] / 2;

function paintHit(hit: Hit, canvases: readonly Canvas[], at: number, weight: number): void {
  const { form, nx, ny, nz, vx, vy, vz } = hit;
  const { side } = form.solid;
  surface.glass = 0;
  surface.cover = 0;
  surface.matte = 0;
  surface.gloss = 1;
  surface.plate = 0;
  surface.sweep = 0;
  if (hit.part === part.body) dressBody(hit);
  else if (hit.part === part.mirror) {
    const my = hit.y - side.mirror[1];
    if (my < 26 || nx > 0.75) cover(20, 22, 23, 1, 0.6);
  } else if (hit.part === part.rail) {
    const tone = form.solid.design.trim === 'bright' ? 200 : 27;
    cover(tone - 4, tone, tone + 3, 1, 0.3);
  } else if (hit.part === part.spare) cover(24, 25, 26, 1, 1);
  else if (hit.part === part.bar) cover(30, 32, 33, 1, 0.5);
  const facing = Math.max(0, -(nx * vx + ny * vy + nz * vz));
  const sun = Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + Math.abs(nz) * LIGHT[2]);
  const turnX = vx + 2 * facing * nx;
  const turnY = vy + 2 * facing * ny;
  const turnZ = vz + 2 * facing * nz;
  const fresnel = 0.045 + 0.8 * (1 - facing) ** 4;
  const low = smooth(40, form.solid.belt * 0.9, hit.y);
  const wheelX =
    hit.part === part.wheel ? (hit.x < side.length / 2 ? side.wheels.front : side.wheels.rear) : 0;
  for (const canvas of canvases) {
    let [r, g, b] = [0, 0, 0];
    reflect(canvas.around, turnX, turnY, turnZ);
    if (hit.part === part.wheel) {
      const r2 = Math.hypot(hit.x - wheelX, hit.y - side.wheels.radius);
      const left = hit.z > 0;
      lookUp(canvas.dress.wheel, (hit.x - wheelX) * (left ? 1 : -1), hit.y - side.wheels.radius);
      const face = Math.abs(nz) > 0.25 && r2 < side.wheels.radius - 6 ? found.a : 0;
      const lit = 0.55 + 0.45 * smooth(-0.2, 1, Math.abs(nz) * 0.8 + ny * 0.5);
      const tread = 20 + 26 * Math.max(0, ny);
      r = found.r * face * lit + tread * (1 - face);
      g = found.g * face * lit + tread * (1 - face);
      b = found.b * face * lit + (tread + 1) * (1 - face);
    } else {
      const sky = 0.5 + 0.5 * ny;
      const light = Math.max(
        0,
        Math.min(1, (0.06 + 0.34 * sky + 0.47 * sun) * (0.6 + 0.4 * low) * surface.gloss),
      );
      const shine = fresnel * (1 - surface.matte) * (0.75 + 0.25 * low);
      const index = Math.round(light * 255) * 3;
      r = canvas.ramp[index] ?? 0;
      g = canvas.ramp[index + 1] ?? 0;
      b = canvas.ramp[index + 2] ?? 0;
      // Clear coat: a thin, broad sheen of what is around the car.
      r += (mirrored.r * 1.05 - r) * (shine * 0.9 + 0.03);
      g += (mirrored.g * 1.05 - g) * (shine * 0.9 + 0.03);
      b += (mirrored.b * 1.05 - b) * (shine * 0.9 + 0.03);
      if (surface.cover > 0) {
        const dim = 0.62 + 0.5 * (0.35 * sky + 0.65 * sun);
        const coat = shine * 0.5;
        const cr = surface.r * dim + (mirrored.r - surface.r * dim) * coat;
        const cg = surface.g * dim + (mirrored.g - surface.g * dim) * coat;
        const cb = surface.b * dim + (mirrored.b - surface.b * dim) * coat;
        r += (cr - r) * surface.cover;
        g += (cg - g) * surface.cover;
        b += (cb - b) * surface.cover;
      }
      if (surface.glass > 0) {
        const tint = 0.8 + 0.2 * sky;
        const glare = Math.min(0.85, 0.17 + 1.05 * fresnel + surface.sweep);
        const gr = 24 * tint + (mirrored.r * 0.82 - 24 * tint) * glare;
        const gg = 31 * tint + (mirrored.g * 0.86 - 31 * tint) * glare;
        const gb = 34 * tint + (mirrored.b * 0.9 - 34 * tint) * glare;
        r += (gr - r) * surface.glass;
        g += (gg - g) * surface.glass;
        b += (gb - b) * surface.glass;
      }
      if (surface.plate > 0) {
        lookUp(canvas.dress.plate, surface.pu, surface.pv);
        const dim = 0.74 + 0.3 * sun;
        r += (found.r * dim - r) * found.a;
        g += (found.g * dim - g) * found.a;
        b += (found.b * dim - b) * found.a;
      }
    }
    const { sums } = canvas;
    sums[at] = (sums[at] ?? 0) + r * weight;
    sums[at + 1] = (sums[at + 1] ?? 0) + g * weight;
    sums[at + 2] = (sums[at + 2] ?? 0) + b * weight;
    sums[at + 3] = (sums[at + 3] ?? 0) + weight;
  }
}
