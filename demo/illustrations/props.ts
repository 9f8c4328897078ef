import { mix } from './paint';
import { circle, ellipse, group, path, rect } from './svg';

/** A post-and-wire fence along y from x to x + width. */
export function fence(x: number, y: number, width: number, height: number, colour: string): string {
  const gap = height * 2.1;
  const posts = Array.from({ length: Math.floor(width / gap) + 1 }, (_, index) =>
    rect(Math.round(x + index * gap), y - height, Math.max(4, height * 0.09), height, {
      rx: 2,
      fill: colour,
    }),
  );
  const wires = [0.9, 0.62, 0.34].map((share) =>
    rect(x, Math.round(y - height * share), width, 2, { fill: colour, 'fill-opacity': 0.7 }),
  );
  return group({}, ...wires, ...posts);
}

/** A farm windmill standing at (x, y). */
export function windmill(x: number, y: number, height: number, colour: string): string {
  const h = height;
  const top = y - h * 0.82;
  const vanes = Array.from({ length: 14 }, (_, index) =>
    path(`M${x} ${top}L${x - h * 0.022} ${top - h * 0.17}L${x + h * 0.022} ${top - h * 0.17}Z`, {
      fill: colour,
      transform: `rotate(${(index * 360) / 14} ${x} ${top})`,
    }),
  );
  return group(
    {},
    path(
      `M${x - h * 0.13} ${y}L${x - h * 0.018} ${top}H${x + h * 0.018}L${x + h * 0.13} ${y}M${x - h * 0.09} ${y - h * 0.25}L${x + h * 0.065} ${y - h * 0.42}M${x + h * 0.09} ${y - h * 0.25}L${x - h * 0.065} ${y - h * 0.42}M${x - h * 0.09} ${y - h * 0.25}H${x + h * 0.09}M${x - h * 0.06} ${y - h * 0.45}H${x + h * 0.06}`,
      {
        fill: 'none',
        stroke: colour,
        'stroke-width': h * 0.011,
      },
    ),
    path(
      `M${x} ${top}L${x + h * 0.2} ${top + h * 0.01}L${x + h * 0.27} ${top - h * 0.04}V${top + h * 0.06}L${x + h * 0.2} ${top + h * 0.02}Z`,
      { fill: colour },
    ),
    ...vanes,
    circle(x, top, h * 0.024, { fill: mix(colour, '#ffffff', 0.25) }),
  );
}

/** A woolshed with a corrugated roof, its front left corner at (x, y). */
export function shed(x: number, y: number, width: number, wall: string, roof: string): string {
  const h = width * 0.34;
  const lines = Array.from({ length: 13 }, (_, index) =>
    rect(x + (width / 13) * index, y - h, 2, h, { fill: '#000', 'fill-opacity': 0.12 }),
  );
  return group(
    {},
    rect(x, y - h, width, h, { fill: wall }),
    ...lines,
    path(
      `M${x - width * 0.05} ${y - h}L${x + width * 0.12} ${y - h * 1.62}H${x + width * 0.88}L${x + width * 1.05} ${y - h}Z`,
      { fill: roof },
    ),
    path(`M${x + width * 0.12} ${y - h * 1.62}H${x + width * 0.88}`, {
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 4,
    }),
    rect(x + width * 0.36, y - h * 0.78, width * 0.28, h * 0.78, { fill: '#1d1f1c', 'fill-opacity': 0.7 }),
  );
}

/** A kangaroo in mid-hop, facing left, in a box of about 90 × 90. */
const kangaroo =
  'M14 16C18 10 20 4 23 1C25 4 25 8 25 11C28 7 31 4 34 3C34 8 32 13 30 17C33 20 35 24 36 29C46 28 58 33 65 44C71 53 74 60 84 62C90 63 95 60 98 55C99 64 92 71 83 71C74 71 67 67 62 61C61 67 57 71 51 73C48 77 44 80 38 82L26 90C22 92 16 91 17 88L32 78C36 75 38 72 38 68C34 64 33 59 34 54C31 56 28 57 25 56C23 60 20 63 16 64L11 63L17 58C18 54 20 51 24 49C22 44 21 38 22 32C17 32 10 30 4 27C0 25 1 21 5 20Z';

/** A diamond road sign with a kangaroo, its post at (x, y). */
export function kangarooSign(x: number, y: number, size: number): string {
  const s = size / 100;
  return group(
    { transform: `translate(${x} ${y}) scale(${s.toFixed(3)})` },
    rect(-4, -150, 8, 150, { fill: '#8f9799' }),
    rect(-62, -262, 124, 124, { rx: 12, fill: '#d9a036', transform: 'rotate(45 0 -200)' }),
    rect(-54, -254, 108, 108, {
      rx: 8,
      fill: 'none',
      stroke: '#23241f',
      'stroke-width': 5,
      transform: 'rotate(45 0 -200)',
    }),
    path(kangaroo, { fill: '#23241f', transform: 'translate(-42 -250)' }),
    ellipse(0, 2, 40, 6, { fill: '#000', 'fill-opacity': 0.3 }),
  );
}
