import type { Elevation } from './carElevations';
import { word, wordWidth } from './letters';
import { type Line, mirrored, pathOf } from './line';
import { mix, type Paint } from './paint';
import { clip, ellipse, glow, group, linear, path, rect } from './svg';

/** The right half of the silhouette, from the middle of the sump over the flank to the middle of the roof. */
export function halfOutline(e: Elevation, belt: number): Line {
  const u = e.width / 2;
  const flank: Line = [
    [0, e.clearance, 'c'],
    [u - 300, e.clearance],
    [u - 110, e.clearance + 26],
    [u - 40, e.clearance + 130],
    [u - 12, e.clearance + 300],
    [u, (belt + e.clearance) / 2 + 120],
    [u - 14, belt - 120],
    [u - 56, belt - 20],
  ];
  if (e.open) return [...flank, [u - 130, belt + 10], [u - 320, belt + 26], [0, belt + 34, 'c']];
  const rise = e.height - belt;
  return [
    ...flank,
    [u - 92, belt + 30],
    [e.roof + (u - 100 - e.roof) * 0.5 + 12, belt + rise * 0.5],
    [e.roof + 16, belt + rise * 0.82],
    [e.roof - 48, e.height - rise * 0.085],
    [e.roof - 190, e.height - rise * 0.022],
    [e.roof * 0.32, e.height - 3],
    [0, e.height],
  ];
}

/** Path data of a half and its mirror image. */
export const symmetric = (half: Line): string => pathOf(mirrored(half), true);

/** Draws something for the right side and once more for the left. */
export const both = (inside: string): string => inside + group({ transform: 'scale(-1 1)' }, inside);

/** What shows of the tyres under the body. */
export function tyres(e: Elevation): string {
  const right = e.width / 2 - 26;
  return both(
    group(
      {},
      rect(right - e.tyre, 0, e.tyre, e.radius * 1.5, { rx: 46, fill: '#161818' }),
      rect(right - e.tyre + 16, 8, e.tyre - 32, 130, { rx: 20, fill: '#232626' }),
      ...[0.28, 0.5, 0.72].map((share) =>
        rect(right - e.tyre + e.tyre * share - 5, 0, 10, 300, { fill: '#0a0b0b', 'fill-opacity': 0.8 }),
      ),
    ),
  );
}

/** The shadow on the ground. */
export function elevationShadow(e: Elevation, colour: string): string {
  return group(
    {},
    glow('ground', [
      [0, colour, 0.75],
      [0.6, colour, 0.45],
      [1, colour, 0],
    ]),
    ellipse(10, -14, e.width * 0.66, 92, { fill: 'url(#ground)' }),
    ellipse(0, 0, e.width * 0.5, 44, { fill: 'url(#ground)' }),
  );
}

/** The painted silhouette: brighter to the sky, turning away at both flanks. */
export function elevationShell(e: Elevation, paint: Paint, belt: number, top: number): string {
  const d = symmetric(halfOutline(e, belt));
  const u = e.width / 2;
  const height = e.open ? belt + 40 : e.height;
  const at = (y: number) => (height - y) / (height - e.clearance);
  return group(
    {},
    linear(
      'shell',
      [0, height, 0, e.clearance],
      [
        [0, paint.lit],
        [Math.max(0.02, at(belt + 60)), mix(paint.lit, paint.base, 0.5)],
        [at(belt), mix(paint.lit, paint.base, 0.2)],
        [at(top), mix(paint.base, paint.lit, 0.3)],
        [at(top - 130), paint.base],
        [at((top + e.clearance) / 2), mix(paint.base, paint.shade, 0.55)],
        [at(e.clearance + 130), mix(paint.shade, paint.deep, 0.25)],
        [1, paint.deep],
      ],
    ),
    linear(
      'turn',
      [-u, 0, u, 0],
      [
        [0, paint.deep, 0.62],
        [0.07, paint.deep, 0.22],
        [0.2, paint.deep, 0],
        [0.3, paint.glint, 0.14],
        [0.44, paint.glint, 0],
        [0.78, paint.deep, 0],
        [0.92, paint.deep, 0.32],
        [1, paint.deep, 0.72],
      ],
    ),
    clip('shape', path(d, {})),
    path(d, { fill: 'url(#shell)' }),
    path(d, { fill: 'url(#turn)' }),
    path(d, { fill: 'none', stroke: paint.deep, 'stroke-width': 6, 'stroke-opacity': 0.6 }),
    group(
      { 'clip-path': 'url(#shape)' },
      path(d, { fill: 'none', stroke: paint.glint, 'stroke-width': 18, 'stroke-opacity': 0.28 }),
    ),
  );
}

/** Dark glass with a slanting reflection; the clip is called `name`. */
export function pane(half: Line, name: string, inside = ''): string {
  const d = symmetric(half);
  const ys = half.map(([, y]) => y);
  const top = Math.max(...ys);
  const bottom = Math.min(...ys);
  const tall = top - bottom;
  const slant = (x: number, width: number, opacity: number) =>
    path(`M${x} ${bottom - 20}h${width}l${tall * 0.7} ${tall + 40}h${-width}Z`, {
      fill: '#e9f2f2',
      'fill-opacity': opacity,
    });
  return group(
    {},
    linear(
      `${name}-glass`,
      [0, top, 0, bottom],
      [
        [0, '#5f6d73'],
        [0.3, '#39454a'],
        [1, '#1d2426'],
      ],
    ),
    clip(name, path(d, {})),
    path(d, { fill: '#0f1212', stroke: '#0f1212', 'stroke-width': 30, 'stroke-linejoin': 'round' }),
    path(d, { fill: `url(#${name}-glass)` }),
    group(
      { 'clip-path': `url(#${name})` },
      inside,
      slant(-520, 210, 0.14),
      slant(-250, 60, 0.1),
      slant(180, 150, 0.08),
    ),
  );
}

/** The dealer's own cover over the number plate, 400 mm wide, about (0, y). */
export function plate(y: number): string {
  const text = 'WATTLEBROOK';
  const tall = 34;
  return group(
    {},
    rect(-204, y - 58, 408, 116, { rx: 12, fill: '#1f4d3f', stroke: '#0d2019', 'stroke-width': 5 }),
    rect(-194, y - 48, 388, 96, {
      rx: 8,
      fill: 'none',
      stroke: '#f4ecd9',
      'stroke-opacity': 0.6,
      'stroke-width': 3,
    }),
    group(
      { transform: `translate(0 ${y}) scale(1 -1)` },
      word(text, -wordWidth(text, tall, 3.6) / 2, -tall / 2, tall, '#f7f0df', 2.3, 3.6),
    ),
  );
}

/** Both door mirrors, their feet at the height y. */
export function mirrors(e: Elevation, paint: Paint, y: number): string {
  const u = e.width / 2;
  return group(
    {},
    linear(
      'mirror',
      [0, y + 130, 0, y],
      [
        [0, paint.glint],
        [0.25, paint.lit],
        [0.65, paint.base],
        [1, paint.shade],
      ],
    ),
    both(
      group(
        {},
        path(`M${u - 110} ${y + 10}L${u - 20} ${y + 40}L${u - 10} ${y + 12}L${u - 100} ${y - 24}Z`, {
          fill: '#121515',
        }),
        path(
          pathOf(
            [
              [u - 40, y + 96, 'c'],
              [u + 20, y + 128],
              [u + 100, y + 122],
              [u + 142, y + 84],
              [u + 140, y + 24],
              [u + 100, y - 2],
              [u, y + 4],
              [u - 44, y + 26, 'c'],
            ],
            true,
          ),
          { fill: 'url(#mirror)', stroke: paint.deep, 'stroke-width': 5, 'stroke-opacity': 0.7 },
        ),
        path(
          `M${u - 40} ${y + 30}C${u + 20} ${y + 6} ${u + 90} ${y + 2} ${u + 138} ${y + 36}C${u + 136} ${y + 4} ${u + 100} ${y - 6} ${u} ${y + 2}Z`,
          {
            fill: '#141717',
          },
        ),
      ),
    ),
  );
}
