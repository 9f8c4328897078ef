import type { Elevation } from './carElevations';
import { both, symmetric } from './elevation';
import { type Line, pathOf } from './line';
import { bird } from './mark';
import { circle, clip, group, linear, path, rect } from './svg';

/** Both headlamps with their modules and running light. */
export function headlamps(e: Elevation): string {
  const u = e.width / 2;
  const n = e.nose;
  const shell: Line = [
    [u * 0.47, n - 84, 'c'],
    [u * 0.7, n - 36],
    [u * 0.925, n + 14, 'c'],
    [u * 0.972, n - 60],
    [u * 0.962, n - 138, 'c'],
    [u * 0.76, n - 158],
    [u * 0.53, n - 138, 'c'],
  ];
  const light: Line = [
    [u * 0.5, n - 96, 'c'],
    [u * 0.71, n - 58],
    [u * 0.915, n - 14, 'c'],
    [u * 0.945, n - 118, 'c'],
  ];
  const lens = (x: number, y: number) =>
    rect(x - 36, y - 22, 72, 44, { rx: 9, fill: '#0c1011', stroke: '#8f9a9d', 'stroke-width': 5 }) +
    rect(x - 26, y - 4, 52, 16, { rx: 5, fill: '#dbe6ea', 'fill-opacity': 0.85 });
  const d = pathOf(shell, true);
  return group(
    {},
    linear(
      'lamp',
      [0, n, 0, n - 150],
      [
        [0, '#c4cdd0'],
        [0.35, '#59646a'],
        [1, '#252d30'],
      ],
    ),
    clip('lampclip', path(d, {})),
    both(
      group(
        {},
        path(d, { fill: 'url(#lamp)', stroke: '#0d1011', 'stroke-width': 10, 'stroke-linejoin': 'round' }),
        group(
          { 'clip-path': 'url(#lampclip)' },
          lens(u * 0.655, n - 108),
          lens(u * 0.755, n - 102),
          lens(u * 0.855, n - 96),
          path(pathOf(light), {
            fill: 'none',
            stroke: '#fff',
            'stroke-opacity': 0.3,
            'stroke-width': 34,
            'stroke-linejoin': 'round',
          }),
          path(pathOf(light), {
            fill: 'none',
            stroke: '#fdfefe',
            'stroke-width': 14,
            'stroke-linejoin': 'round',
          }),
        ),
      ),
    ),
  );
}

/** The grille with its badge. */
export function grille(e: Elevation, tarrow: boolean): string {
  const u = e.width / 2;
  const top = e.nose - 62;
  const bottom = top - (e.cladding ? 230 : 160);
  const half: Line = [
    [0, top],
    [u * 0.4, top - 8],
    [u * 0.455, top - 34, 'c'],
    [u * 0.39, bottom + 24],
    [u * 0.34, bottom, 'c'],
    [0, bottom - 8],
  ];
  const d = symmetric(half);
  const slats = Array.from({ length: 5 }, (_, index) => {
    const y = top - 30 - (index * (top - bottom - 40)) / 4;
    return rect(-u * 0.46, y, u * 0.92, 9, { fill: '#5c6669', 'fill-opacity': 0.85 });
  });
  return group(
    {},
    clip('grille', path(d, {})),
    path(d, { fill: '#0d1010' }),
    group({ 'clip-path': 'url(#grille)' }, ...slats),
    path(d, { fill: 'none', stroke: '#c9cfd1', 'stroke-width': 12 }),
    circle(0, (top + bottom) / 2 + 10, 56, { fill: '#161a1b', stroke: '#d5dadb', 'stroke-width': 9 }),
    tarrow
      ? path(bird, {
          transform: `translate(-44 ${(top + bottom) / 2 + 60}) scale(1.36 -1.36)`,
          fill: '#e6ebeb',
        })
      : path(`M-30 ${(top + bottom) / 2 + 22}Q0 ${(top + bottom) / 2 - 30} 30 ${(top + bottom) / 2 + 22}`, {
          fill: 'none',
          stroke: '#d5dadb',
          'stroke-width': 9,
          'stroke-linecap': 'round',
        }),
  );
}

/** The maker's second blade of light under each headlamp. */
export function blades(e: Elevation): string {
  const u = e.width / 2;
  const y = e.nose - 214;
  const d = `M${u * 0.6} ${y - 8}C${u * 0.72} ${y + 4} ${u * 0.84} ${y + 22} ${u * 0.955} ${y + 52}`;
  return both(
    path(d, { fill: 'none', stroke: '#101314', 'stroke-width': 44, 'stroke-linecap': 'round' }) +
      path(d, { fill: 'none', stroke: '#fdfefe', 'stroke-width': 13, 'stroke-linecap': 'round' }),
  );
}
