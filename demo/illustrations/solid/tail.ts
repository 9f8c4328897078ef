import { both, symmetric } from '../elevation';
import { type Line, pathOf } from '../line';
import { ellipse, group, linear, path, rect } from '../svg';
import type { Solid, TailShape } from './design';

/** Tail lamp of the right half: shares of half the width, shares of the room between bumper (0) and waist (1). */
const LAMPS: Readonly<Record<TailShape, Line>> = {
  upright: [
    [0.8, 1.02, 'c'],
    [1.1, 1.02, 'c'],
    [1.08, 0.3, 'c'],
    [0.84, 0.3, 'c'],
  ],
  block: [
    [0.62, 0.9, 'c'],
    [1.12, 0.94, 'c'],
    [1.1, 0.54, 'c'],
    [0.62, 0.56, 'c'],
  ],
  slim: [
    [0.46, 0.84, 'c'],
    [0.8, 0.9],
    [1.24, 0.98, 'c'],
    [1.1, 0.72, 'c'],
    [0.7, 0.7],
  ],
  across: [
    [0, 0.86, 'c'],
    [0.6, 0.86],
    [1.2, 0.92, 'c'],
    [1.14, 0.66, 'c'],
    [0.84, 0.7, 'c'],
    [0.7, 0.76, 'c'],
    [0, 0.77, 'c'],
  ],
  round: [
    [0.66, 0.7],
    [0.72, 0.86],
    [0.84, 0.92],
    [0.96, 0.86],
    [1.02, 0.7],
    [0.96, 0.54],
    [0.84, 0.48],
    [0.72, 0.54],
  ],
  hook: [
    [0.6, 0.96, 'c'],
    [1.16, 1.0, 'c'],
    [1.1, 0.44, 'c'],
    [0.92, 0.42, 'c'],
    [0.92, 0.76, 'c'],
    [0.62, 0.78, 'c'],
  ],
  corner: [
    [0.76, 1.0, 'c'],
    [0.98, 1.04],
    [1.2, 0.98, 'c'],
    [1.1, 0.6],
    [0.96, 0.48, 'c'],
    [0.82, 0.66],
  ],
  twin: [
    [0.54, 0.9, 'c'],
    [1.14, 0.96, 'c'],
    [1.12, 0.8, 'c'],
    [0.56, 0.76, 'c'],
  ],
};

const shut = (d: string): string =>
  path(d, {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.22,
    'stroke-width': 6,
    transform: 'translate(0 -8)',
  }) + path(d, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.55, 'stroke-width': 8 });

const measures = ({ clearance, deck, design, belt }: Solid) => {
  const waist = design.body === 'ute' ? belt - 20 : Math.min(deck, belt + 60);
  return { bumper: clearance + (waist - clearance) * 0.34, waist };
};

/** Height of the middle of the rear number plate. */
export function rearPlate(solid: Solid): number {
  const { bumper, waist } = measures(solid);
  const low = solid.design.body === 'ute' || solid.design.spare;
  return low ? bumper - 60 : bumper + (waist - bumper) * 0.44;
}

/** The plate lies beside the doors' gap on a van. */
export const rearPlateAside = ({ design, half }: Solid): number => (design.body === 'van' ? -half * 0.48 : 0);

/** The tail, unrolled as the nose is. */
export function tailDrawing(solid: Solid): string {
  const { half: u, design, clearance: low, deck } = solid;
  const { bumper, waist } = measures(solid);
  const { tail } = design.face;
  const line: Line = LAMPS[tail].map(([x, y, corner]) => {
    const at = bumper + (waist - bumper) * y;
    return corner ? [x * u, at, corner] : [x * u, at];
  });
  const d = pathOf(line, true);
  const top = Math.max(...line.map(([, y]) => y));
  const bottom = Math.min(...line.map(([, y]) => y));
  const van = design.body === 'van';
  const ute = design.body === 'ute';
  const sedan = design.body === 'sedan' || design.body === 'coupe' || design.body === 'convertible';
  const lid: Line = sedan
    ? [
        [0, bumper + 20],
        [u * 0.56, bumper + 20, 'c'],
        [u * 0.64, bumper + 70, 'c'],
        [u * 0.68, waist * 0.98, 'c'],
        [u * 0.78, deck + 10],
      ]
    : [
        [0, bumper],
        [u * 0.74, bumper + 10],
        [u * 0.84, bumper + 60],
        [u * 0.86, waist, 'c'],
        [u * 0.8, design.size[2] - 60],
      ];
  const recess = rearPlate(solid);
  return group(
    {},
    linear(
      'tail',
      [0, top, 0, bottom],
      [
        [0, '#ec5a46'],
        [0.45, '#b51e13'],
        [1, '#6a0c06'],
      ],
    ),
    rect(-u * 1.8, 0, u * 3.6, low + (design.cladding ? 150 : 64), { fill: '#242728' }),
    rect(-u * 1.8, low + (design.cladding ? 144 : 58), u * 3.6, 7, { fill: '#6f7678' }),
    design.cladding && !ute ? rect(-u * 0.5, low + 10, u, 74, { rx: 24, fill: '#aeb5b7' }) : '',
    ute
      ? rect(-u * 0.96, bumper - 150, u * 1.92, 190, { rx: 20, fill: '#26292a' }) +
          rect(-u * 0.9, bumper + 10, u * 1.8, 12, { fill: '#9aa2a5' })
      : '',
    van
      ? shut(`M0 ${bumper - 60}V${design.size[2] - 40}`) +
          shut(
            symmetric([
              [0, bumper - 60, 'c'],
              [u * 0.84, bumper - 60, 'c'],
              [u * 0.86, waist],
              [u * 0.78, design.size[2] - 60, 'c'],
              [0, design.size[2] - 40, 'c'],
            ]),
          )
      : ute
        ? shut(
            symmetric([
              [0, bumper + 30, 'c'],
              [u * 0.76, bumper + 30, 'c'],
              [u * 0.78, waist + 40, 'c'],
              [0, waist + 40, 'c'],
            ]),
          )
        : shut(symmetric([...lid.slice(0, -1), lid.at(-1) ?? [0, 0], [0, design.size[2] - 60]])),
    ute || van
      ? ''
      : shut(
          `M${-u * 1.3} ${bumper - 60}C${-u * 0.9} ${bumper + 4} ${-u * 0.8} ${bumper} ${-u * 0.74} ${bumper + 6}M${u * 1.3} ${bumper - 60}C${u * 0.9} ${bumper + 4} ${u * 0.8} ${bumper} ${u * 0.74} ${bumper + 6}`,
        ),
    van || design.spare
      ? ''
      : rect(-250 + rearPlateAside(solid), recess - 84, 500, 168, {
          rx: 30,
          fill: '#000',
          'fill-opacity': 0.28,
        }),
    both(
      group(
        {},
        path(d, { fill: 'url(#tail)', stroke: '#2a0503', 'stroke-width': 10, 'stroke-linejoin': 'round' }),
        path(d, {
          fill: 'none',
          stroke: '#ff9c88',
          'stroke-width': 10,
          'stroke-opacity': 0.85,
          transform: `translate(${u * 0.85} ${(top + bottom) / 2}) scale(0.84 0.66) translate(${-u * 0.85} ${-(top + bottom) / 2})`,
        }),
        tail === 'upright'
          ? rect(u * 0.84, bottom + 12, u * 0.2, (top - bottom) * 0.26, {
              fill: '#f4efe6',
              'fill-opacity': 0.85,
            })
          : '',
        tail === 'twin' ? rect(u * 0.58, bottom - 60, u * 0.5, 34, { rx: 10, fill: '#b51e13' }) : '',
        design.cladding || van ? '' : rect(u * 0.72, low + 120, u * 0.24, 30, { rx: 10, fill: '#a81d12' }),
      ),
    ),
    van
      ? rect(u * 0.05, bumper + 200, 34, 150, { rx: 14, fill: '#15181a' })
      : ute
        ? rect(-110, waist - 130, 220, 60, { rx: 18, fill: '#15181a' })
        : '',
    design.spare
      ? ''
      : ellipse(0, van ? waist - 60 : ute ? waist - 240 : waist - 34, ute ? 0 : 44, ute ? 0 : 26, {
          fill: '#2b3234',
          stroke: '#cfd5d7',
          'stroke-width': 9,
        }),
  );
}
