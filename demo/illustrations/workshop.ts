import { word } from './letters';
import { mix } from './paint';
import { circle, ellipse, fade, glow, group, linear, path, rect } from './svg';

const width = 1600;

/** The workshop's back wall and floor, 1600 × 900, the floor from y = 640. */
export function workshopRoom(sign: string): string {
  const windows = [90, 420, 750, 1080, 1410].map((x) =>
    group(
      {},
      rect(x, 70, 270, 120, { fill: '#dfe9e4', stroke: '#8f9a90', 'stroke-width': 8 }),
      rect(x + 131, 70, 7, 120, { fill: '#8f9a90' }),
      path(`M${x + 20} 186L${x + 90} 74H${x + 130}L${x + 60} 186Z`, { fill: '#fff', 'fill-opacity': 0.6 }),
    ),
  );
  return group(
    {},
    fade('wall', [
      [0, '#ece6d9'],
      [1, '#d9d1bf'],
    ]),
    fade('slab', [
      [0, '#bdb5a5'],
      [0.4, '#cbc4b5'],
      [1, '#a59c8a'],
    ]),
    glow('pool', [
      [0, '#fff', 0.6],
      [1, '#fff', 0],
    ]),
    rect(0, 0, width, 644, { fill: 'url(#wall)' }),
    rect(0, 470, width, 170, { fill: '#1f4d3f', 'fill-opacity': 0.9 }),
    rect(0, 462, width, 9, { fill: '#b7791f' }),
    ...windows,
    word(sign, 84, 272, 32, '#1f4d3f', 2, 6),
    rect(0, 632, width, 12, { fill: '#16382e' }),
    rect(0, 640, width, 260, { fill: 'url(#slab)' }),
    ellipse(720, 720, 760, 110, { fill: 'url(#pool)' }),
    path('M0 800H1600', { stroke: '#8d8472', 'stroke-opacity': 0.4, 'stroke-width': 3 }),
    path('M420 644L300 900M1180 644L1300 900', {
      stroke: '#d9a036',
      'stroke-width': 9,
      'stroke-opacity': 0.8,
    }),
  );
}

/** A drawer chest on castors, its lower left corner at (x, y). */
export function toolChest(x: number, y: number): string {
  const drawers = [0, 1, 2, 3, 4].map((row) =>
    group(
      {},
      rect(x + 14, y - 210 + row * 38, 172, 31, { rx: 4, fill: '#b3402e' }),
      rect(x + 50, y - 200 + row * 38, 100, 6, { rx: 3, fill: '#f0d2c6', 'fill-opacity': 0.8 }),
    ),
  );
  return group(
    {},
    ellipse(x + 100, y + 6, 130, 13, { fill: '#000', 'fill-opacity': 0.25 }),
    rect(x, y - 226, 200, 216, { rx: 8, fill: '#8c2c1e' }),
    rect(x - 6, y - 240, 212, 18, { rx: 5, fill: '#2a2f30' }),
    ...drawers,
    circle(x + 30, y - 6, 12, { fill: '#1d1f1c' }),
    circle(x + 170, y - 6, 12, { fill: '#1d1f1c' }),
    rect(x + 20, y - 262, 60, 22, { rx: 4, fill: '#d9a036' }),
    path(`M${x + 110} ${y - 244}l50 -34l12 8l-44 32Z`, { fill: '#9aa2a4' }),
  );
}

/** A two-post hoist with its arms at the height `lift`, on the floor at y. */
export function hoist(
  x: number,
  span: number,
  y: number,
  lift: number,
): { readonly back: string; readonly front: string } {
  const post = (px: number, tone: string) =>
    group(
      {},
      ellipse(px + 28, y + 4, 70, 11, { fill: '#000', 'fill-opacity': 0.25 }),
      rect(px, 150, 56, y - 150, { fill: tone }),
      rect(px + 40, 150, 16, y - 150, { fill: '#000', 'fill-opacity': 0.2 }),
      rect(px + 6, 150, 6, y - 150, { fill: '#fff', 'fill-opacity': 0.3 }),
      rect(px - 18, y - 16, 92, 18, { rx: 4, fill: '#2a2f30' }),
    );
  return {
    back: group(
      {},
      rect(x, 130, span + 56, 34, { rx: 6, fill: '#2a2f30' }),
      post(x, '#d08d2c'),
      post(x + span, '#d08d2c'),
    ),
    front: group(
      {},
      linear(
        'arm',
        [0, lift, 0, lift + 24],
        [
          [0, '#7b8386'],
          [1, '#33393b'],
        ],
      ),
      rect(x - 10, lift - 34, 76, 80, { rx: 8, fill: '#33393b' }),
      rect(x + span - 10, lift - 34, 76, 80, { rx: 8, fill: '#33393b' }),
      rect(x + 30, lift, span * 0.3, 22, { rx: 6, fill: 'url(#arm)' }),
      rect(x + span * 0.7, lift, span * 0.3, 22, { rx: 6, fill: 'url(#arm)' }),
      rect(x + span * 0.27, lift - 22, 40, 26, { rx: 5, fill: '#1d1f1c' }),
      rect(x + span * 0.69, lift - 22, 40, 26, { rx: 5, fill: '#1d1f1c' }),
    ),
  };
}

/** Tyres lying on one another, seen from the side; the lowest on the floor at y. */
export function tyreStack(x: number, y: number, count: number, wide = 190): string {
  const tall = wide * 0.3;
  return group(
    {},
    ellipse(x + wide / 2, y + 4, wide * 0.66, 13, { fill: '#000', 'fill-opacity': 0.3 }),
    ...Array.from({ length: count }, (_, index) => {
      const top = y - (index + 1) * tall;
      const lines = Array.from({ length: 13 }, (_unused, line) =>
        path(
          `M${x + 12 + (line * (wide - 24)) / 12} ${top + tall * 0.2}l${index % 2 ? 7 : -7} ${tall * 0.6}`,
          { stroke: '#3f4445', 'stroke-width': 4 },
        ),
      );
      return group(
        {},
        rect(x, top, wide, tall - 2, {
          rx: tall * 0.42,
          fill: mix('#17191a', '#2d3132', index % 2 ? 0.5 : 0.1),
        }),
        ...lines,
        rect(x + 16, top + 5, wide - 32, 4, { rx: 2, fill: '#5b6163', 'fill-opacity': 0.7 }),
      );
    }),
  );
}
