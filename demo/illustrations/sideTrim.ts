import { moved, pathOf } from './line';
import { mix, type Paint } from './paint';
import type { SideShape } from './sideShape';
import { circle, clip, group, linear, path, rect } from './svg';

function lamps(shape: SideShape, id: string): string {
  const head = pathOf(shape.headlamp, true);
  const tail = pathOf(shape.tailLamp, true);
  const xs = shape.headlamp.map(([x]) => x);
  const ys = shape.headlamp.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const low = Math.min(...ys);
  const high = Math.max(...ys);
  const lens = (share: number, r: number) => {
    const x = left + (right - left) * share;
    const y = low + (high - low) * (0.5 + share * 0.3);
    return (
      circle(x, y, r, { fill: '#0c1011', stroke: '#9aa5a8', 'stroke-width': 5 }) +
      circle(x - r * 0.2, y + r * 0.25, r * 0.45, { fill: '#dfeaf0', 'fill-opacity': 0.75 })
    );
  };
  return group(
    {},
    linear(
      `${id}-lens`,
      [left, high, right, low],
      [
        [0, '#eef3f4'],
        [0.4, '#aab4b7'],
        [1, '#4a5356'],
      ],
    ),
    linear(
      `${id}-tail`,
      [0, Math.max(...shape.tailLamp.map(([, y]) => y)), 0, Math.min(...shape.tailLamp.map(([, y]) => y))],
      [
        [0, '#e2533f'],
        [0.4, '#b01d12'],
        [1, '#6d0d07'],
      ],
    ),
    clip(`${id}-headclip`, path(head, {})),
    clip(`${id}-tailclip`, path(tail, {})),
    path(head, {
      fill: `url(#${id}-lens)`,
      stroke: '#0e1112',
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    group(
      { 'clip-path': `url(#${id}-headclip)` },
      path(pathOf(moved(shape.headlamp, 24, -8), true), { fill: '#20272a', 'fill-opacity': 0.8 }),
      lens(0.34, 24),
      lens(0.56, 22),
      path(pathOf(shape.runningLight), {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 30,
        'stroke-opacity': 0.25,
        'stroke-linecap': 'round',
      }),
      path(pathOf(shape.runningLight), {
        fill: 'none',
        stroke: '#fdfefe',
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }),
    ),
    path(tail, {
      fill: `url(#${id}-tail)`,
      stroke: '#2a0503',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    group(
      { 'clip-path': `url(#${id}-tailclip)` },
      path(pathOf(moved(shape.tailLamp, 22, -26), true), {
        fill: 'none',
        stroke: '#ff9a86',
        'stroke-width': 12,
        'stroke-opacity': 0.85,
      }),
    ),
  );
}

function handle(x: number, y: number, paint: Paint): string {
  return (
    rect(x - 100, y - 30, 206, 50, { rx: 24, fill: paint.deep, 'fill-opacity': 0.28 }) +
    rect(x - 104, y - 10, 208, 32, { rx: 16, fill: paint.shade }) +
    rect(x - 104, y - 4, 208, 26, { rx: 13, fill: mix(paint.base, paint.lit, 0.5) }) +
    rect(x - 96, y + 12, 192, 6, { rx: 3, fill: paint.glint, 'fill-opacity': 0.8 })
  );
}

/** Openings, lamps, shut lines and handles on the painted body. */
export function sideTrim(shape: SideShape, paint: Paint, id: string): string {
  return group(
    {},
    group(
      { 'clip-path': `url(#${id}-shape)` },
      ...shape.openings.map((opening) =>
        path(pathOf(opening, true), {
          fill: '#131616',
          stroke: paint.deep,
          'stroke-width': 6,
          'stroke-opacity': 0.6,
        }),
      ),
      ...shape.shuts.flatMap((shut) => [
        path(pathOf(moved(shut, 7, 0)), {
          fill: 'none',
          stroke: paint.glint,
          'stroke-width': 5,
          'stroke-opacity': 0.38,
        }),
        path(pathOf(shut), { fill: 'none', stroke: paint.deep, 'stroke-width': 8, 'stroke-opacity': 0.8 }),
      ]),
    ),
    lamps(shape, id),
    ...shape.handles.map(([x, y]) => handle(x, y, paint)),
  );
}
