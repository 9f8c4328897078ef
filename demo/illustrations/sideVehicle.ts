import type { Paint } from './paint';
import { sideGlass, sideMirror } from './sideGlass';
import type { SideShape } from './sideShape';
import { sideShell } from './sideShell';
import { sideTrim } from './sideTrim';
import { ellipse, glow, group, path } from './svg';
import { wheel } from './wheel';

function groundShadow(shape: SideShape, id: string, colour: string): string {
  const { length, wheels } = shape;
  const contact = (x: number) => ellipse(x, 4, wheels.radius * 0.95, 34, { fill: `url(#${id}-contact)` });
  return group(
    {},
    glow(`${id}-ground`, [
      [0, colour, 0.62],
      [0.55, colour, 0.42],
      [0.8, colour, 0.15],
      [1, colour, 0],
    ]),
    glow(`${id}-contact`, [
      [0, '#000', 0.75],
      [0.6, '#000', 0.4],
      [1, '#000', 0],
    ]),
    ellipse(length * 0.515, -34, length * 0.56, 116, { fill: `url(#${id}-ground)` }),
    ellipse(length * 0.5, 2, length * 0.46, 52, { fill: `url(#${id}-ground)`, 'fill-opacity': 0.7 }),
    contact(wheels.front),
    contact(wheels.rear),
  );
}

function underbody(shape: SideShape): string {
  const { front, rear, radius } = shape.wheels;
  return path(
    `M${front - radius * 0.9} ${shape.sill + 40}L${front + radius * 0.7} ${shape.sill - 140}H${rear - radius * 0.7}L${rear + radius * 0.9} ${shape.sill + 40}Z`,
    { fill: '#0c0d0d' },
  );
}

/** A whole vehicle from its left side in its own millimetres, y up, origin at its nose on the ground. */
export function sideVehicle(shape: SideShape, paint: Paint, id: string, shadow = '#1d1f1c'): string {
  const { front, rear, radius, rim, style } = shape.wheels;
  const at = (x: number, turn: number, name: string) =>
    group({ transform: `translate(${x} ${radius})` }, wheel(`${id}-${name}`, style, radius, rim, turn));
  return group(
    {},
    shadow === 'none' ? '' : groundShadow(shape, id, shadow),
    underbody(shape),
    shape.behind ?? '',
    sideShell(shape, paint, id),
    sideTrim(shape, paint, id),
    sideGlass(shape, id),
    shape.over ?? '',
    sideMirror(shape, paint, id),
    at(front, 0.16, 'wf'),
    at(rear, 0.52, 'wr'),
  );
}

/** Places something drawn in millimetres, y up, on a picture: its origin goes to (x, y) pixels. */
export function placed(inside: string, x: number, y: number, scale: number): string {
  return group({ transform: `translate(${x} ${y}) scale(${scale} ${-scale})` }, inside);
}
