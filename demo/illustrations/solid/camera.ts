import type { Solid } from './design';

/** Where a picture is taken from. Angles in degrees: 0 is straight ahead of the nose, 90 the side, 180 the tail. */
export interface Viewpoint {
  readonly around: number;
  /** Height of the eye above the ground, millimetres. */
  readonly eye: number;
  /** Distance from the middle of the car, millimetres. */
  readonly away: number;
  /** Share of the picture's width that a car of 4.5 m fills. */
  readonly fill: number;
  /** The car keeps its size and its place while it turns. */
  readonly steady?: boolean;
}

export interface Camera {
  readonly eye: readonly [number, number, number];
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly ahead: readonly [number, number, number];
  /** Pixels a unit of slope. */
  readonly focal: number;
  readonly centre: readonly [number, number];
  /** Where the ground meets the sky, in pixels from the top. */
  readonly horizon: number;
  /** Nothing of the car is nearer to the eye, or further from it. */
  readonly nearest: number;
  readonly furthest: number;
  /** What of the picture the car can cover: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
}

type Vector = readonly [number, number, number];

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
const unit = ([a, b, c]: Vector): Vector => {
  const length = Math.hypot(a, b, c);
  return [a / length, b / length, c / length];
};

/** A point of the car in the picture, before focal length and centre. */
function slopes(
  camera: Pick<Camera, 'eye' | 'right' | 'up' | 'ahead'>,
  point: Vector,
): readonly [number, number] {
  const [x, y, z] = [point[0] - camera.eye[0], point[1] - camera.eye[1], point[2] - camera.eye[2]];
  const on = ([a, b, c]: Vector) => x * a + y * b + z * c;
  const depth = on(camera.ahead);
  return [on(camera.right) / depth, -on(camera.up) / depth];
}

/** Aims at a car so that it fills its share of the picture, standing on the same ground line as every other one. */
export function cameraFor(solid: Solid, view: Viewpoint, width: number, height: number): Camera {
  const { length } = solid.side;
  const tall = solid.side.height;
  const angle = (view.around * Math.PI) / 180;
  const middle: Vector = [length / 2, tall * 0.42, 0];
  const eye: Vector = [middle[0] - Math.cos(angle) * view.away, view.eye, Math.sin(angle) * view.away];
  const ahead = unit([middle[0] - eye[0], middle[1] - eye[1], middle[2] - eye[2]]);
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const frame = { eye, right, up, ahead };
  const half = solid.half;
  const corners: Vector[] = [];
  for (const x of [60, length - 40])
    for (const z of [-half * 0.9, half * 0.9]) for (const y of [0, solid.belt]) corners.push([x, y, z]);
  for (const x of [length * 0.36, length * (solid.design.body === 'ute' ? 0.6 : 0.86)])
    for (const z of [-solid.roof, solid.roof]) corners.push([x, tall, z]);
  for (const z of [-half - 150, half + 150]) corners.push([solid.side.mirror[0], solid.side.mirror[1], z]);
  const seen = corners.map((corner) => slopes(frame, corner));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, rightmost, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A big car fills more of the picture than a small one, but less than its true share.
  const size = view.fill * (1 + (length - 4500) * 0.00008 + (tall - 1550) * 0.00012);
  const focal = view.steady
    ? (width * view.fill * view.away) / Math.hypot(length, half * 2)
    : Math.min((width * size) / (rightmost - left), (height * 0.66) / (low - top));
  const centre = view.steady
    ? ([width / 2, height * 0.56] as const)
    : ([width / 2 - ((left + rightmost) / 2) * focal, height * 0.845 - low * focal] as const);
  const [, skyline] = slopes(frame, [eye[0] + ahead[0] * 1e7, eye[1], eye[2] + ahead[2] * 1e7]);
  const pad = 40;
  return {
    ...frame,
    nearest: view.away - length * 0.75,
    furthest: view.away + length * 0.8,
    focal,
    centre,
    horizon: centre[1] + skyline * focal,
    box: [
      Math.max(0, Math.floor(centre[0] + left * focal - pad)),
      Math.max(0, Math.floor(centre[1] + top * focal - pad)),
      Math.min(width, Math.ceil(centre[0] + rightmost * focal + pad)),
      Math.min(height, Math.ceil(centre[1] + low * focal + pad)),
    ],
  };
}
