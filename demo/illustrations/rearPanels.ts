import type { Elevation } from './carElevations';
import { both, plate, symmetric } from './elevation';
import type { Line } from './line';
import { mix, type Paint } from './paint';
import { circle, group, linear, path, rect } from './svg';

/** Bumper, skirt and, where asked, tail pipes. */
export function rearBumper(e: Elevation, paint: Paint, pipes: boolean): string {
  const u = e.width / 2;
  const base = e.clearance;
  const skirt = e.cladding ? 210 : 120;
  return group(
    {},
    group(
      { 'clip-path': 'url(#shape)' },
      path(`M${-u} ${base + 420}C${-u * 0.5} ${base + 400} ${u * 0.5} ${base + 400} ${u} ${base + 420}`, {
        fill: 'none',
        stroke: paint.glint,
        'stroke-width': 10,
        'stroke-opacity': 0.6,
      }),
      path(`M${-u} ${base + 408}C${-u * 0.5} ${base + 388} ${u * 0.5} ${base + 388} ${u} ${base + 408}`, {
        fill: 'none',
        stroke: paint.deep,
        'stroke-width': 9,
        'stroke-opacity': 0.7,
      }),
      path(
        `M${-u} ${base - 20}V${base + skirt + 60}L${-u * 0.7} ${base + skirt}H${u * 0.7}L${u} ${base + skirt + 60}V${base - 20}Z`,
        {
          fill: e.cladding ? '#2a2d2d' : '#1a1c1c',
        },
      ),
      path(`M${-u} ${base + skirt + 60}L${-u * 0.7} ${base + skirt}H${u * 0.7}L${u} ${base + skirt + 60}`, {
        fill: 'none',
        stroke: '#868c8c',
        'stroke-opacity': 0.5,
        'stroke-width': 6,
      }),
    ),
    both(
      group(
        {},
        rect(u * 0.66, base + skirt + 40, u * 0.2, 26, { rx: 10, fill: '#a5180f' }),
        pipes
          ? rect(u * 0.5, base + 26, 150, 66, {
              rx: 30,
              fill: '#0a0b0b',
              stroke: '#c7cdcf',
              'stroke-width': 12,
            })
          : '',
      ),
    ),
    e.cladding ? rect(-u * 0.4, base + 8, u * 0.8, 80, { rx: 30, fill: '#b4babb' }) : '',
  );
}

/** Tailgate with plate and badge. */
export function tailgate(e: Elevation, paint: Paint): string {
  const u = e.width / 2;
  const d = e.deck;
  const seam = `M${u - 150} ${d + 40}C${u * 0.8} ${d - 120} ${u * 0.7} ${d - 220} ${u * 0.7} ${e.clearance + 430}`;
  const recess: Line = [
    [0, d - 210],
    [u * 0.3, d - 214],
    [u * 0.35, d - 240, 'c'],
    [u * 0.3, d - 400, 'c'],
    [0, d - 404],
  ];
  return group(
    {},
    both(path(seam, { fill: 'none', stroke: paint.deep, 'stroke-width': 8, 'stroke-opacity': 0.75 })),
    path(symmetric(recess), {
      fill: mix(paint.shade, paint.deep, 0.4),
      stroke: paint.deep,
      'stroke-width': 5,
      'stroke-opacity': 0.5,
    }),
    plate(d - 306),
    circle(0, d - 40, 42, { fill: '#171b1c', stroke: '#d5dadb', 'stroke-width': 8 }),
    path(`M-22 ${d - 32}Q0 ${d - 68} 22 ${d - 32}`, {
      fill: 'none',
      stroke: '#d5dadb',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
  );
}

/** The tailgate and step bumper of a ute. */
export function uteTail(e: Elevation, paint: Paint): string {
  const u = e.width / 2;
  const top = e.deck;
  return group(
    {},
    linear(
      'gate',
      [0, top, 0, 640],
      [
        [0, mix(paint.lit, paint.base, 0.3)],
        [0.14, paint.base],
        [1, mix(paint.shade, paint.deep, 0.2)],
      ],
    ),
    rect(-u + 40, 620, e.width - 80, top - 620, {
      rx: 26,
      fill: 'url(#gate)',
      stroke: paint.deep,
      'stroke-width': 7,
      'stroke-opacity': 0.7,
    }),
    rect(-u + 40, top - 26, e.width - 80, 34, { rx: 14, fill: '#1c1f20' }),
    rect(-u + 230, 690, e.width - 460, top - 810, {
      rx: 40,
      fill: paint.shade,
      'fill-opacity': 0.35,
      stroke: paint.glint,
      'stroke-opacity': 0.35,
      'stroke-width': 6,
    }),
    both(
      path(`M${u - 216} ${top - 30}V630`, { stroke: paint.deep, 'stroke-width': 8, 'stroke-opacity': 0.8 }),
    ),
    rect(-150, top - 150, 300, 76, { rx: 24, fill: '#121515' }),
    rect(-120, top - 128, 240, 24, { rx: 10, fill: '#3b4245' }),
    rect(-u + 60, 470, e.width - 120, 150, { rx: 34, fill: '#25292a' }),
    rect(-u + 90, 590, e.width - 180, 14, { rx: 7, fill: '#8b9193' }),
    rect(-240, 480, 480, 132, { rx: 12, fill: '#14181a' }),
    plate(546),
  );
}

/** The twin doors of a van. */
export function vanTail(e: Elevation, paint: Paint): string {
  return group(
    {},
    path(`M0 ${e.height - 60}V${e.clearance + 400}`, {
      stroke: paint.deep,
      'stroke-width': 12,
      'stroke-opacity': 0.85,
    }),
    path(`M-34 ${e.height - 60}V${e.clearance + 400}`, { stroke: '#0f1212', 'stroke-width': 26 }),
    rect(60, e.deck - 170, 150, 34, { rx: 15, fill: '#15181a' }),
    group({ transform: `translate(-380 ${e.deck - 330})` }, plate(0)),
  );
}

/** Screen and seats of an open car from behind. */
export function openCabin(e: Elevation): string {
  const seat = (x: number) =>
    rect(x - 240, e.deck - 120, 480, 240, {
      rx: 90,
      fill: 'url(#hide)',
      stroke: '#3b2514',
      'stroke-width': 6,
    }) +
    rect(x - 110, e.deck + 90, 220, 130, {
      rx: 50,
      fill: 'url(#hide)',
      stroke: '#3b2514',
      'stroke-width': 6,
    });
  return group(
    {},
    linear(
      'hide',
      [0, e.deck + 220, 0, e.deck],
      [
        [0, '#c08a58'],
        [1, '#6b4526'],
      ],
    ),
    path(
      `M${-e.width / 2 + 120} ${e.deck}L${-e.roof} ${e.height}Q0 ${e.height + 34} ${e.roof} ${e.height}L${e.width / 2 - 120} ${e.deck}Z`,
      {
        fill: '#8fa0a5',
        'fill-opacity': 0.45,
        stroke: '#131617',
        'stroke-width': 30,
        'stroke-linejoin': 'round',
      },
    ),
    seat(-390),
    seat(390),
  );
}
