import { elevations } from '../carElevations';
import { carShapes } from '../carShapes';
import type { CarBody } from '../catalogue';
import type { Line, Point } from '../line';
import type { SideShape } from '../sideShape';

/** How a model departs from the plain body of its kind; millimetres at the roof or the nose unless told otherwise. */
export interface Stance {
  /** Top of the windscreen further back: a faster nose. */
  readonly screen?: number;
  /** Top of the tail further back: more upright; less than 0: a coupé's. */
  readonly tail?: number;
  /** Leading edge of the bonnet higher. */
  readonly nose?: number;
  /** Roof lower at its end. */
  readonly drop?: number;
  /** Waistline higher. */
  readonly belt?: number;
  /** Waistline rises so much from front to rear. */
  readonly rise?: number;
  /** Radius of the body's edges: 40 is a box, 120 a pebble. */
  readonly round?: number;
  /** Corners of the nose lie so much further back than its middle. */
  readonly bow?: number;
  /** Half of the roof's width as a share of half of the body's. */
  readonly roof?: number;
  /** Radius of the tyre. */
  readonly wheel?: number;
  /** Wheel arches stand out so much. */
  readonly flare?: number;
  /** Overhang at the front as a share of what is not wheelbase. */
  readonly overhang?: number;
}

export type LampShape =
  | 'slim'
  | 'round'
  | 'block'
  | 'angled'
  | 'almond'
  | 'split'
  | 'stacked'
  | 'wedge'
  | 'pointed'
  | 'tall';
export type Running = 'edge' | 'hook' | 'fork' | 'double' | 'ring' | 'brow' | 'dots' | 'bracket';
export type GrilleShape =
  | 'wide'
  | 'hexagon'
  | 'trapezoid'
  | 'slot'
  | 'closed'
  | 'shield'
  | 'bar'
  | 'twin'
  | 'full'
  | 'mouth'
  | 'window';
export type GrilleFill = 'bars' | 'upright' | 'mesh' | 'double' | 'blocks' | 'plain';
export type Intake = 'wide' | 'corners' | 'smile' | 'boxes' | 'narrow' | 'skid';
export type TailShape = 'upright' | 'block' | 'slim' | 'across' | 'round' | 'hook' | 'corner' | 'twin';

/** A make's family face. */
export interface Face {
  readonly lamp: LampShape;
  readonly running: Running;
  readonly grille: GrilleShape;
  readonly fill: GrilleFill;
  readonly frame: 'bright' | 'dark' | 'none';
  readonly intake: Intake;
  readonly tail: TailShape;
}

/** A model as it is drawn. */
export interface Design {
  readonly body: CarBody;
  /** Length, width, height and wheelbase in millimetres. */
  readonly size: readonly [number, number, number, number];
  readonly stance: Stance;
  readonly face: Face;
  readonly cladding: boolean;
  readonly rails: boolean;
  readonly trim: 'bright' | 'dark';
  /** The roof in black, whatever the paint. */
  readonly darkRoof: boolean;
  /** A hoop behind the cab. */
  readonly bar: boolean;
  /** A spare wheel on the tail. */
  readonly spare: boolean;
  /** Open tub, its cover or a hood of cloth. */
  readonly cloth: boolean;
}

/** A design's measures, for the solid and its drawings. */
export interface Solid {
  readonly design: Design;
  readonly side: SideShape;
  readonly half: number;
  readonly roof: number;
  readonly cowl: number;
  readonly nose: number;
  readonly deck: number;
  readonly clearance: number;
  readonly belt: number;
  readonly round: number;
  readonly bow: number;
  readonly tyre: number;
}

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const piecewise =
  (from: readonly number[], to: readonly number[]) =>
  (value: number): number => {
    let index = 1;
    while (index < from.length - 1 && value > (from[index] ?? 0)) index += 1;
    const [a, b] = [from[index - 1] ?? 0, from[index] ?? 1];
    const [c, d] = [to[index - 1] ?? 0, to[index] ?? 1];
    return c + ((value - a) / (b - a)) * (d - c);
  };

/** Bodies that are drawn by the lines of another one. */
const LINES: Partial<Record<CarBody, CarBody>> = { convertible: 'coupe' };

/** The side view and the measures of a design: the plain body of its kind, stretched and leaned as its stance says. */
export function solidOf(design: Design): Solid {
  const [length, width, height, wheelBase] = design.size;
  const { stance } = design;
  const lines = LINES[design.body] ?? design.body;
  const plain = carShapes[lines];
  const front = elevations[lines];
  const left = length - wheelBase;
  const share =
    stance.overhang ?? plain.wheels.front / (plain.length - plain.wheels.rear + plain.wheels.front);
  const axles = [left * share, left * share + wheelBase] as const;
  const across = piecewise(
    [0, plain.wheels.front, plain.wheels.rear, plain.length],
    [0, axles[0], axles[1], length],
  );
  const beltLine = plain.mirror[1] - 10;
  const lowest = front.clearance;
  const scale = height / plain.height;
  const belt = beltLine * (scale * 0.6 + 0.4) + (stance.belt ?? 0);
  const upward = piecewise(
    [0, lowest, beltLine, plain.height, plain.height + 400],
    [0, lowest * Math.min(1.1, scale), belt, height, height + 400],
  );
  const moveX = (x: number, y: number): number => {
    const up = smooth(belt - 30, height, y);
    const forward = 1 - smooth(length * 0.34, length * 0.6, x);
    const back = smooth(length * 0.55, length * 0.8, x);
    const linear = Math.max(0, (y - belt) / (height - belt));
    return (
      x + (stance.screen ?? 0) * linear * forward + (stance.tail ?? 0) * (linear * 0.6 + up * 0.4) * back
    );
  };
  const moveY = (x: number, y: number): number => {
    const low = smooth(lowest + 220, belt - 160, y) * (1 - smooth(belt + 40, belt + 180, y));
    const high = smooth(belt + 120, height, y);
    return (
      y +
      (stance.nose ?? 0) * low * (1 - smooth(length * 0.04, length * 0.28, x)) -
      (stance.drop ?? 0) * high * smooth(length * 0.45, length * 0.92, x) +
      (stance.rise ?? 0) * smooth(lowest + 200, belt, y) * (1 - high) * (x / length - 0.35)
    );
  };
  const point = ([px, py, corner]: Point): Point => {
    const [ax, ay] = [across(px), upward(py)];
    const [x, y] = [moveX(ax, ay), moveY(ax, ay)];
    return corner ? [x, y, corner] : [x, y];
  };
  const line = (points: Line): Line => points.map(point);
  const pair = ([x, y]: readonly [number, number]) => {
    const [a, b] = point([x, y]);
    return [a, b] as const;
  };
  const radius = stance.wheel ?? Math.min(plain.wheels.radius * scale ** 0.5, height * 0.235);
  const rim = radius * (plain.wheels.rim / plain.wheels.radius);
  const side: SideShape = {
    ...plain,
    length,
    height,
    wheels: {
      ...plain.wheels,
      front: axles[0],
      rear: axles[1],
      radius,
      rim,
      arch: radius + (plain.wheels.arch - plain.wheels.radius) * 0.85,
    },
    outline: line(plain.outline),
    glass: line(plain.glass),
    screens: plain.screens.map(line),
    pillars: plain.pillars.map(line),
    shoulder: line(plain.shoulder),
    crease: line(plain.crease),
    shuts: plain.shuts.map(line),
    handles: plain.handles.map(pair),
    mirror: pair(plain.mirror),
    headlamp: line(plain.headlamp),
    runningLight: line(plain.runningLight),
    tailLamp: line(plain.tailLamp),
    openings: plain.openings.map(line),
    sill: upward(plain.sill),
    cladding: design.cladding,
    seats: [],
    behind: undefined,
    over: undefined,
  };
  return {
    design,
    side,
    half: width / 2,
    roof: (width / 2) * (stance.roof ?? (front.roof + 60) / (front.width / 2)),
    cowl: upward(front.cowl),
    nose: moveY(0, upward(front.nose)),
    deck: moveY(length, upward(front.deck)),
    clearance: upward(front.clearance),
    belt,
    round: stance.round ?? 80,
    bow: stance.bow ?? 230,
    tyre: front.tyre,
  };
}
