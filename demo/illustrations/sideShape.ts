import type { Line, Point } from './line';

export type WheelStyle =
  | 'five'
  | 'split'
  | 'aero'
  | 'steel'
  | 'rugged'
  | 'sport'
  | 'turbine'
  | 'yspoke'
  | 'double';

export interface SideWheels {
  readonly front: number;
  readonly rear: number;
  /** Radius of the tyre, millimetres. */
  readonly radius: number;
  /** Radius of the rim, millimetres. */
  readonly rim: number;
  readonly arch: number;
  readonly style: WheelStyle;
}

/** A vehicle seen from its left, front to the left: millimetres, x from the nose, y up from the ground. */
export interface SideShape {
  readonly length: number;
  readonly height: number;
  readonly wheels: SideWheels;
  /** Closed: from the lower lip of the front bumper over the roof to the lower rear. */
  readonly outline: Line;
  /** Closed: all side windows together. */
  readonly glass: Line;
  /** Windscreen and rear window as slivers, closed. */
  readonly screens: readonly Line[];
  /** Pillars over the glass, each closed. */
  readonly pillars: readonly Line[];
  /** Where the flank turns from facing the sky to facing the road. */
  readonly shoulder: Line;
  /** The crease low on the doors. */
  readonly crease: Line;
  readonly shuts: readonly Line[];
  readonly handles: readonly (readonly [number, number])[];
  /** Where the mirror meets the door. */
  readonly mirror: readonly [number, number];
  readonly headlamp: Line;
  /** The running light inside the headlamp. */
  readonly runningLight: Line;
  readonly tailLamp: Line;
  /** Dark openings in the nose and tail, closed. */
  readonly openings: readonly Line[];
  /** Top of the dark sill, millimetres above the ground. */
  readonly sill: number;
  /** Dark arches and a taller sill, as on vehicles made for rough roads. */
  readonly cladding: boolean;
  /** Seat backs seen through the glass: x of each head restraint and its height. */
  readonly seats: readonly Point[];
  /** Drawn behind the body and over it (roof rails, trays, spoilers). */
  readonly behind?: string;
  readonly over?: string;
}
