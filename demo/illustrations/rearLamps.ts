import type { Elevation } from './carElevations';
import { both } from './elevation';
import { type Line, pathOf } from './line';
import { clip, group, linear, path, rect } from './svg';

/** Lamps joined by a bar of light. */
export function wideLamps(e: Elevation): string {
  const u = e.width / 2;
  const d = e.deck - 40;
  const shell: Line = [
    [u * 0.44, d - 76, 'c'],
    [u * 0.68, d - 18],
    [u * 0.94, d + 8, 'c'],
    [u * 0.982, d - 80],
    [u * 0.958, d - 178, 'c'],
    [u * 0.78, d - 160],
    [u * 0.46, d - 124, 'c'],
  ];
  const glow: Line = [
    [u * 0.48, d - 98, 'c'],
    [u * 0.7, d - 62],
    [u * 0.922, d - 34, 'c'],
    [u * 0.93, d - 150, 'c'],
  ];
  const path_ = pathOf(shell, true);
  return group(
    {},
    linear(
      'tail',
      [0, d, 0, d - 180],
      [
        [0, '#d8402e'],
        [0.5, '#a2180e'],
        [1, '#5e0a05'],
      ],
    ),
    clip('tailclip', path(path_, {})),
    rect(-u * 0.46, d - 122, u * 0.92, 44, { fill: '#1a0806' }),
    rect(-u * 0.46, d - 106, u * 0.92, 13, { fill: '#e0523f' }),
    both(
      group(
        {},
        path(path_, { fill: 'url(#tail)', stroke: '#210402', 'stroke-width': 9, 'stroke-linejoin': 'round' }),
        group(
          { 'clip-path': 'url(#tailclip)' },
          path(pathOf(glow), {
            fill: 'none',
            stroke: '#ffb3a3',
            'stroke-width': 16,
            'stroke-linejoin': 'round',
          }),
          rect(u * 0.66, d - 150, u * 0.18, 34, { rx: 8, fill: '#f3ded6', 'fill-opacity': 0.8 }),
        ),
      ),
    ),
  );
}

/** Upright lamps of utes and vans. */
export function tallLamps(e: Elevation): string {
  const u = e.width / 2;
  const top = e.deck - 30;
  const one = group(
    {},
    rect(u - 190, top - 400, 150, 400, { rx: 30, fill: 'url(#tail)', stroke: '#210402', 'stroke-width': 9 }),
    rect(u - 166, top - 170, 102, 140, { rx: 20, fill: 'none', stroke: '#ffb3a3', 'stroke-width': 14 }),
    rect(u - 166, top - 270, 102, 70, { rx: 14, fill: '#d98f2b' }),
    rect(u - 166, top - 370, 102, 74, { rx: 14, fill: '#f1e4de' }),
  );
  return (
    linear(
      'tail',
      [0, top, 0, top - 400],
      [
        [0, '#d8402e'],
        [0.5, '#a2180e'],
        [1, '#5e0a05'],
      ],
    ) + both(one)
  );
}
