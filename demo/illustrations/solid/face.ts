import { both, symmetric } from '../elevation';
import { type Line, pathOf } from '../line';
import { bird } from '../mark';
import { circle, clip, ellipse, group, linear, path, rect } from '../svg';
import type { Face, LampShape, Running, Solid } from './design';

/** The lamp of the right half: shares of half the width across, millimetres below the bonnet's edge. More than 1 lies on the flank. */
const LAMPS: Readonly<Record<LampShape, Line>> = {
  slim: [
    [0.52, 58, 'c'],
    [0.75, 34],
    [1.22, -4, 'c'],
    [1.16, 54],
    [0.98, 104, 'c'],
    [0.74, 112],
    [0.55, 98, 'c'],
  ],
  round: [
    [0.6, 110],
    [0.66, 36],
    [0.8, 8],
    [0.94, 36],
    [1.0, 110],
    [0.94, 184],
    [0.8, 212],
    [0.66, 184],
  ],
  block: [
    [0.58, 30, 'c'],
    [1.1, 14, 'c'],
    [1.12, 150, 'c'],
    [0.62, 166, 'c'],
  ],
  angled: [
    [0.5, 96, 'c'],
    [0.8, 30],
    [1.3, -30, 'c'],
    [1.24, 40],
    [1.0, 146, 'c'],
    [0.76, 152],
    [0.56, 134, 'c'],
  ],
  almond: [
    [0.5, 120, 'c'],
    [0.62, 50],
    [0.88, 6],
    [1.26, -26, 'c'],
    [1.2, 70],
    [0.98, 158],
    [0.7, 166],
  ],
  split: [
    [0.5, 20, 'c'],
    [1.2, -2, 'c'],
    [1.14, 46, 'c'],
    [0.53, 66, 'c'],
  ],
  stacked: [
    [0.66, 20, 'c'],
    [1.04, 6, 'c'],
    [1.06, 118, 'c'],
    [1.0, 224, 'c'],
    [0.7, 228, 'c'],
  ],
  wedge: [
    [0.42, 92, 'c'],
    [0.84, 40],
    [1.18, 18, 'c'],
    [1.14, 92],
    [1.02, 172, 'c'],
    [0.84, 178, 'c'],
    [0.72, 136, 'c'],
  ],
  pointed: [
    [0.4, 74, 'c'],
    [0.8, 40],
    [1.36, -46, 'c'],
    [1.18, 62],
    [0.96, 130, 'c'],
    [0.66, 112],
  ],
  tall: [
    [0.68, 60, 'c'],
    [0.78, 10],
    [1.12, -60, 'c'],
    [1.18, 20],
    [1.06, 210],
    [0.86, 250, 'c'],
    [0.72, 190],
  ],
};

function lampOf(solid: Solid, shape: LampShape): Line {
  const { half, nose } = solid;
  return LAMPS[shape].map(([x, y, corner]) =>
    corner ? [x * half, nose - 8 - y, corner] : [x * half, nose - 8 - y],
  );
}

function box(line: Line) {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), low: Math.min(...ys) };
}

const light = (d: string, wide = 15): string =>
  path(d, {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.35,
    'stroke-width': wide * 2.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) +
  path(d, {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': wide,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

function running(kind: Running, line: Line): string {
  const { left, right, top, low } = box(line);
  const tall = top - low;
  const at = (x: number, y: number) => `${left + (right - left) * x} ${low + tall * y}`;
  switch (kind) {
    case 'edge':
      return light(`M${at(0.06, 0.2)}L${at(0.5, 0.1)}L${at(0.74, 0.2)}`);
    case 'hook':
      return light(`M${at(0.08, 0.4)}L${at(0.16, 0.16)}L${at(0.66, 0.16)}`);
    case 'fork':
      return light(
        `M${at(0.2, 0.3)}L${at(0.5, 0.42)}L${at(0.82, 0.84)}M${at(0.5, 0.42)}L${at(0.7, 0.2)}`,
        13,
      );
    case 'double':
      return (
        light(`M${at(0.14, 0.28)}L${at(0.7, 0.34)}`, 12) + light(`M${at(0.14, 0.6)}L${at(0.8, 0.7)}`, 12)
      );
    case 'ring':
      return circle((left + right) / 2, (top + low) / 2, tall * 0.38, {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 17,
      });
    case 'brow':
      return light(`M${at(0.1, 0.55)}L${at(0.5, 0.78)}L${at(0.88, 0.94)}`);
    case 'dots':
      return [0.16, 0.32, 0.48, 0.64]
        .map((x) => circle(left + (right - left) * x, low + tall * (0.28 + x * 0.2), 13, { fill: '#fff' }))
        .join('');
    case 'bracket':
      return light(`M${at(0.5, 0.9)}L${at(0.1, 0.8)}L${at(0.12, 0.16)}L${at(0.5, 0.12)}`);
  }
}

function lamps(solid: Solid, face: Face): string {
  const line = lampOf(solid, face.lamp);
  const d = pathOf(line, true);
  const { left, right, top, low } = box(line);
  const wide = right - left;
  const tall = top - low;
  const modules =
    face.lamp === 'round' ? [0.5] : face.lamp === 'stacked' || face.lamp === 'tall' ? [0.46] : [0.36, 0.56];
  const lens = (share: number) => {
    const r = Math.min(tall * (face.lamp === 'round' ? 0.27 : 0.25), 42);
    const x = left + wide * share;
    const y = low + tall * (0.42 + share * 0.14);
    return (
      circle(x, y, r, { fill: '#0b0f10', stroke: '#a3adb0', 'stroke-width': 6 }) +
      circle(x, y, r * 0.52, { fill: '#c9d8de' }) +
      circle(x - r * 0.2, y + r * 0.2, r * 0.2, { fill: '#fff' })
    );
  };
  const second = face.lamp === 'split';
  return group(
    {},
    linear(
      'lamp',
      [0, top, 0, low],
      [
        [0, '#aeb9bd'],
        [0.4, '#4c565b'],
        [1, '#1d2426'],
      ],
    ),
    clip('lampclip', path(d, {})),
    both(
      group(
        {},
        path(d, { fill: 'url(#lamp)', stroke: '#0c0f10', 'stroke-width': 12, 'stroke-linejoin': 'round' }),
        group(
          { 'clip-path': 'url(#lampclip)' },
          ...(second ? [] : modules.map(lens)),
          running(face.running, line),
        ),
        second
          ? rect(solid.half * 0.64, solid.nose - 226, solid.half * 0.28, 100, {
              rx: 22,
              fill: '#15191a',
              stroke: '#0c0f10',
              'stroke-width': 8,
            }) +
              circle(solid.half * 0.72, solid.nose - 176, 30, {
                fill: '#c9d8de',
                stroke: '#8d979a',
                'stroke-width': 7,
              }) +
              circle(solid.half * 0.84, solid.nose - 176, 30, {
                fill: '#c9d8de',
                stroke: '#8d979a',
                'stroke-width': 7,
              })
          : '',
      ),
    ),
  );
}

function grilleLine(solid: Solid, { grille }: Face): Line | undefined {
  const { half: u, nose: n, clearance } = solid;
  const tall = (n - clearance) * 0.42;
  switch (grille) {
    case 'wide':
      return [
        [0, n - 36],
        [u * 0.48, n - 42, 'c'],
        [u * 0.5, n - 110],
        [u * 0.44, n - 40 - tall * 0.62, 'c'],
        [0, n - 46 - tall * 0.62],
      ];
    case 'hexagon':
      return [
        [0, n - 40, 'c'],
        [u * 0.38, n - 40, 'c'],
        [u * 0.47, n - 40 - tall * 0.4, 'c'],
        [u * 0.34, n - 40 - tall, 'c'],
        [0, n - 40 - tall, 'c'],
      ];
    case 'trapezoid':
      return [
        [0, n - 120, 'c'],
        [u * 0.34, n - 120, 'c'],
        [u * 0.62, n - 110 - tall * 1.05, 'c'],
        [u * 0.55, n - 130 - tall * 1.2, 'c'],
        [0, n - 130 - tall * 1.2, 'c'],
      ];
    case 'slot':
      return [
        [0, n - 62],
        [u * 0.5, n - 56, 'c'],
        [u * 0.5, n - 96, 'c'],
        [0, n - 104],
      ];
    case 'closed':
      return undefined;
    case 'shield':
      return [
        [0, n - 30, 'c'],
        [u * 0.3, n - 34, 'c'],
        [u * 0.42, n - 120, 'c'],
        [u * 0.3, n - 40 - tall * 0.85],
        [0, n - 50 - tall * 1.08],
      ];
    case 'bar':
      return [
        [0, n - 36, 'c'],
        [u * 0.58, n - 34, 'c'],
        [u * 0.57, n - 120, 'c'],
        [0, n - 126, 'c'],
      ];
    case 'twin':
      return [
        [u * 0.05, n - 44, 'c'],
        [u * 0.3, n - 40, 'c'],
        [u * 0.34, n - 90],
        [u * 0.28, n - 170, 'c'],
        [u * 0.05, n - 174, 'c'],
      ];
    case 'full':
      return [
        [0, n - 22, 'c'],
        [u * 0.6, n - 26, 'c'],
        [u * 0.6, n - 30 - tall, 'c'],
        [u * 0.5, n - 46 - tall * 1.1, 'c'],
        [0, n - 46 - tall * 1.1, 'c'],
      ];
    case 'mouth':
      return [
        [0, n - 190],
        [u * 0.4, n - 200],
        [u * 0.6, n - 240, 'c'],
        [u * 0.5, n - 210 - tall * 0.8, 'c'],
        [0, n - 214 - tall * 0.85],
      ];
    case 'window':
      return [
        [0, n - 46, 'c'],
        [u * 0.52, n - 46, 'c'],
        [u * 0.54, n - 60 - tall * 0.8, 'c'],
        [0, n - 60 - tall * 0.8, 'c'],
      ];
  }
}

function fillOf({ fill }: Face, { left, right, top, low }: ReturnType<typeof box>): string {
  const line = (d: string, wide = 13, colour = '#555f62') =>
    path(d, { fill: 'none', stroke: colour, 'stroke-width': wide });
  const rows = (count: number, wide: number, colour?: string) =>
    Array.from({ length: count }, (_, index) => {
      const y = low + ((top - low) * (index + 0.5)) / count;
      return line(`M${left} ${y}H${right}`, wide, colour);
    }).join('');
  const columns = (count: number, wide: number, colour?: string) =>
    Array.from({ length: count }, (_, index) => {
      const x = left + ((right - left) * (index + 0.5)) / count;
      return line(`M${x} ${low}V${top}`, wide, colour);
    }).join('');
  switch (fill) {
    case 'bars':
      return rows(Math.max(2, Math.round((top - low) / 56)), 15, '#737d80');
    case 'upright':
      return columns(Math.round((right - left) / 62), 20, '#8d979a');
    case 'mesh':
      return rows(Math.max(3, Math.round((top - low) / 34)), 5) + columns(Math.round((right - left) / 40), 5);
    case 'double':
      return rows(2, 34, '#a5aeb1');
    case 'blocks':
      return rows(3, 10, '#4a5356') + columns(9, 22, '#384043');
    case 'plain':
      return '';
  }
}

function grille(solid: Solid, face: Face, tarrow: boolean): string {
  const half = grilleLine(solid, face);
  const { half: u, nose: n } = solid;
  const badgeY = !half
    ? n - 96
    : face.grille === 'twin'
      ? n - 14
      : face.grille === 'trapezoid' || face.grille === 'mouth'
        ? n - 80
        : face.grille === 'slot'
          ? n - 78
          : 0;
  const whole = half?.map(([x, y, corner]) => (corner ? ([x, y, corner] as const) : ([x, y] as const)));
  const measure = half ? box(half) : { left: 0, right: 0, top: n - 60, low: n - 120 };
  const at = badgeY || (measure.top + measure.low) / 2;
  const badge = tarrow
    ? circle(0, at, 58, { fill: '#161a1b', stroke: '#d5dadb', 'stroke-width': 9 }) +
      path(bird, { transform: `translate(-44 ${at + 50}) scale(1.36 -1.36)`, fill: '#e6ebeb' })
    : ellipse(0, at, 52, 32, { fill: '#2b3234', stroke: '#cfd5d7', 'stroke-width': 10 });
  if (!half || !whole) return badge;
  const d = face.grille === 'twin' ? pathOf(half, true) : symmetric(half);
  const stroke = face.frame === 'bright' ? '#d3d9db' : face.frame === 'dark' ? '#0b0e0e' : 'none';
  const inside = (mirrored: boolean) =>
    group(
      {},
      path(d, { fill: '#0d1011' }),
      group(
        { 'clip-path': 'url(#grille)' },
        fillOf(face, mirrored ? measure : { ...measure, left: -measure.right }),
      ),
      path(d, {
        fill: 'none',
        stroke,
        'stroke-width': face.frame === 'bright' ? 17 : 12,
        'stroke-linejoin': 'round',
      }),
    );
  return group(
    {},
    clip('grille', path(d, {})),
    face.grille === 'twin' ? both(inside(true)) : inside(false),
    face.grille === 'bar' ? rect(-u * 0.56, n - 90, u * 1.12, 18, { fill: '#d3d9db' }) : '',
    badge,
  );
}

function intakes(
  { half: u, clearance: low, nose: n, design }: Solid,
  { intake, grille: upper }: Face,
): string {
  const base = low + 34;
  const room = n - low;
  const dark = { fill: '#101314', stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 6 };
  const bars = [0.3, 0.55, 0.8]
    .map((share) => rect(-u * 0.52, base + room * 0.2 * share + 20, u * 1.04, 6, { fill: '#4b5557' }))
    .join('');
  const skirt =
    rect(-u * 1.7, 0, u * 3.4, low + (design.cladding ? 76 : 26), { fill: '#25282a' }) +
    rect(-u * 1.7, low + (design.cladding ? 70 : 22), u * 3.4, 7, { fill: '#6f7678' });
  const wide = upper === 'trapezoid' ? 0 : 1;
  switch (intake) {
    case 'wide':
      return (
        skirt +
        (wide
          ? path(
              symmetric([
                [0, base + room * 0.22],
                [u * 0.62, base + room * 0.2, 'c'],
                [u * 0.52, base + 10, 'c'],
                [0, base + 6],
              ]),
              dark,
            ) + bars
          : '') +
        both(
          path(
            pathOf(
              [
                [u * 0.74, base + room * 0.3, 'c'],
                [u * 0.96, base + room * 0.36, 'c'],
                [u * 0.94, base + room * 0.1, 'c'],
                [u * 0.8, base + 30, 'c'],
              ],
              true,
            ),
            dark,
          ),
        )
      );
    case 'corners':
      return (
        skirt +
        both(
          path(
            pathOf(
              [
                [u * 0.66, base + room * 0.1, 'c'],
                [u * 0.8, base + room * 0.42, 'c'],
                [u * 1.02, base + room * 0.46, 'c'],
                [u * 0.98, base + 40, 'c'],
              ],
              true,
            ),
            dark,
          ) +
            path(`M${u * 0.7} ${base + room * 0.14}L${u * 0.95} ${base + room * 0.2}`, {
              stroke: '#c3cacc',
              'stroke-width': 12,
              fill: 'none',
            }),
        ) +
        (wide
          ? path(
              symmetric([
                [0, base + room * 0.14],
                [u * 0.5, base + room * 0.14, 'c'],
                [u * 0.46, base, 'c'],
                [0, base],
              ]),
              dark,
            )
          : '')
      );
    case 'smile':
      return (
        skirt +
        path(
          symmetric([
            [0, base + room * 0.14],
            [u * 0.5, base + room * 0.18],
            [u * 0.9, base + room * 0.34, 'c'],
            [u * 0.78, base + room * 0.1],
            [u * 0.4, base + 4],
            [0, base],
          ]),
          dark,
        ) +
        bars
      );
    case 'boxes':
      return (
        skirt +
        (wide
          ? path(
              symmetric([
                [0, base + room * 0.2, 'c'],
                [u * 0.5, base + room * 0.2, 'c'],
                [u * 0.5, base + 16, 'c'],
                [0, base + 16, 'c'],
              ]),
              dark,
            ) + bars
          : '') +
        both(
          rect(u * 0.64, base + room * 0.08, u * 0.28, room * 0.16, { rx: 22, ...dark }) +
            circle(u * 0.79, base + room * 0.16, room * 0.055, {
              fill: '#aab5b8',
              stroke: '#4b5557',
              'stroke-width': 6,
            }),
        )
      );
    case 'narrow':
      return (
        skirt +
        (wide
          ? path(
              symmetric([
                [0, base + room * 0.16],
                [u * 0.72, base + room * 0.18, 'c'],
                [u * 0.68, base + room * 0.05, 'c'],
                [0, base + 10],
              ]),
              dark,
            )
          : '') +
        both(
          path(`M${u * 0.78} ${base + room * 0.22}L${u * 0.96} ${base + room * 0.27}`, {
            fill: 'none',
            stroke: '#101314',
            'stroke-width': 34,
            'stroke-linecap': 'round',
          }),
        )
      );
    case 'skid':
      return (
        skirt +
        path(
          symmetric([
            [0, base + room * 0.24],
            [u * 0.54, base + room * 0.22, 'c'],
            [u * 0.6, base + room * 0.08, 'c'],
            [u * 0.48, base + 20, 'c'],
            [0, base + 16],
          ]),
          dark,
        ) +
        bars +
        rect(-u * 0.46, low - 10, u * 0.92, 70, { rx: 24, fill: '#b9bfc1' }) +
        both(
          path(
            pathOf(
              [
                [u * 0.72, base + room * 0.04, 'c'],
                [u * 0.76, base + room * 0.36, 'c'],
                [u * 0.98, base + room * 0.36, 'c'],
                [u * 0.96, base + room * 0.04, 'c'],
              ],
              true,
            ),
            { ...dark, fill: '#1a1d1e' },
          ) +
            circle(u * 0.86, base + room * 0.14, 34, {
              fill: '#aab5b8',
              stroke: '#4b5557',
              'stroke-width': 7,
            }),
        )
      );
  }
}

/** Height of the middle of the front number plate. */
export const frontPlate = ({ clearance, nose }: Solid): number => clearance + 62 + (nose - clearance) * 0.15;

/** The nose, unrolled: its middle at 0, past half the width it goes on along the flank. Millimetres, y up. */
export function faceDrawing(solid: Solid, tarrow: boolean): string {
  const { face } = solid.design;
  const u = solid.half;
  const y = solid.nose - 214;
  const blade = `M${u * 0.62} ${y - 8}C${u * 0.76} ${y + 4} ${u * 0.9} ${y + 22} ${u * 1.08} ${y + 52}`;
  return group(
    {},
    intakes(solid, face),
    grille(solid, face, tarrow),
    lamps(solid, face),
    tarrow
      ? both(
          path(blade, { fill: 'none', stroke: '#101314', 'stroke-width': 46, 'stroke-linecap': 'round' }) +
            light(blade, 14),
        )
      : '',
  );
}
