import { leafCloud, sequence } from './leafCloud';
import { bird } from './mark';
import { circle, ellipse, fade, glow, group, linear, path, rect } from './svg';

/** A timber desk top seen from above, 1600 × 900, light from the upper left. */
export function deskTop(base: string, line: string): string {
  const next = sequence(21);
  const grain = Array.from({ length: 26 }, () => {
    const y = next() * 900;
    const bend = (next() - 0.5) * 40;
    return path(
      `M0 ${y.toFixed(0)}C400 ${(y + bend).toFixed(0)} 1100 ${(y - bend).toFixed(0)} 1600 ${(y + bend / 2).toFixed(0)}`,
      {
        fill: 'none',
        stroke: line,
        'stroke-width': (1 + next() * 2.4).toFixed(1),
        'stroke-opacity': 0.25,
      },
    );
  });
  return group(
    {},
    rect(0, 0, 1600, 900, { fill: base }),
    ...grain,
    glow('daylight', [
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]),
    ellipse(420, 160, 1100, 700, { fill: 'url(#daylight)' }),
  );
}

/** The soft shadow a flat thing throws, then the thing. */
export const laid = (
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  inside: string,
): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(10, 14, width, height, { rx: 14, fill: '#2b2214', 'fill-opacity': 0.16 }),
    rect(5, 7, width, height, { rx: 12, fill: '#2b2214', 'fill-opacity': 0.18 }),
    inside,
  );

/** A cup of flat white from above. */
export function cup(x: number, y: number, r: number): string {
  return group(
    {},
    ellipse(x + 14, y + 18, r * 1.5, r * 1.46, { fill: '#2b2214', 'fill-opacity': 0.2 }),
    circle(x, y, r * 1.46, { fill: '#f4efe4', stroke: '#d8cfbb', 'stroke-width': 3 }),
    circle(x, y, r * 1.08, { fill: '#e6decc' }),
    rect(x + r * 0.8, y - r * 0.16, r * 0.7, r * 0.32, {
      rx: r * 0.15,
      fill: '#1f4d3f',
      transform: `rotate(28 ${x} ${y})`,
    }),
    circle(x, y, r, { fill: '#1f4d3f' }),
    circle(x, y, r * 0.86, { fill: '#8a5b31' }),
    circle(x, y, r * 0.8, { fill: '#b98150' }),
    path(
      `M${x} ${y + r * 0.55}C${x - r * 0.7} ${y + r * 0.1} ${x - r * 0.5} ${y - r * 0.5} ${x} ${y - r * 0.1}C${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.7} ${y + r * 0.1} ${x} ${y + r * 0.55}Z`,
      {
        fill: '#f1ddc0',
      },
    ),
    path(
      `M${x} ${y + r * 0.34}C${x - r * 0.4} ${y + r * 0.06} ${x - r * 0.3} ${y - r * 0.28} ${x} ${y}C${x + r * 0.3} ${y - r * 0.28} ${x + r * 0.4} ${y + r * 0.06} ${x} ${y + r * 0.34}Z`,
      { fill: '#b98150' },
    ),
  );
}

/** A pen whose tip lies at (x, y), turned by so many degrees. */
export function pen(x: number, y: number, length: number, turn: number, colour: string): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(6, 12, length, 22, { rx: 11, fill: '#2b2214', 'fill-opacity': 0.22 }),
    path(`M0 11L34 0V22Z`, { fill: '#c9b07a' }),
    path(`M0 11L12 7V15Z`, { fill: '#1d1f1c' }),
    rect(34, 0, length - 34, 22, { rx: 5, fill: colour }),
    rect(34, 3, length - 40, 5, { rx: 2, fill: '#fff', 'fill-opacity': 0.35 }),
    rect(length - 90, -3, 84, 7, { rx: 3, fill: '#d9dedf' }),
    rect(length * 0.55, 0, 8, 22, { fill: '#d9dedf' }),
  );
}

/** A car key on a leather tag. */
export function carKey(x: number, y: number, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(10, 12, 92, 190, { rx: 40, fill: '#2b2214', 'fill-opacity': 0.25 }),
    circle(46, 226, 26, { fill: 'none', stroke: '#a9b0b2', 'stroke-width': 8 }),
    path('M22 250C10 300 12 360 26 392C40 404 62 404 74 390C86 350 84 290 70 250Z', { fill: '#b7793f' }),
    path('M30 262C22 306 22 350 34 382M62 262C70 306 72 350 62 382', {
      fill: 'none',
      stroke: '#f0d2a0',
      'stroke-width': 3,
      'stroke-dasharray': '9 7',
    }),
    linear(
      'fob',
      [0, 0, 92, 190],
      [
        [0, '#4b5355'],
        [0.5, '#23282a'],
        [1, '#141718'],
      ],
    ),
    rect(0, 0, 92, 206, { rx: 40, fill: 'url(#fob)' }),
    rect(6, 6, 80, 194, {
      rx: 36,
      fill: 'none',
      stroke: '#8f989a',
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }),
    circle(46, 116, 24, { fill: '#363d3f', stroke: '#59615f', 'stroke-width': 3 }),
    circle(46, 164, 17, { fill: '#363d3f', stroke: '#59615f', 'stroke-width': 3 }),
    path(bird, { transform: 'translate(18 26) scale(.88)', fill: '#dfe4e4' }),
  );
}

/** A sprig of gum leaves with blossom. */
export function sprig(x: number, y: number, turn: number, scale = 1): string {
  const leaf = (at: number, side: number, long: number) =>
    path(
      `M${at} 0C${at + long * 0.3} ${side * long * 0.1} ${at + long * 0.7} ${side * long * 0.36} ${at + long} ${side * long * 0.62}C${at + long * 0.5} ${side * long * 0.6} ${at + long * 0.12} ${side * long * 0.36} ${at} 0Z`,
      {
        fill: side > 0 ? '#5f8068' : '#779a7c',
      },
    );
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    group(
      { transform: 'translate(10 14)', opacity: 0.16 },
      path('M0 0C120 -16 240 -8 380 20', {
        fill: 'none',
        stroke: '#2b2214',
        'stroke-width': 60,
        'stroke-linecap': 'round',
      }),
    ),
    path('M0 0C120 -10 240 -6 380 10', {
      fill: 'none',
      stroke: '#7d6a4a',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    leaf(40, 1, 150),
    leaf(70, -1, 160),
    leaf(150, 1, 160),
    leaf(190, -1, 150),
    leaf(260, 1, 140),
    leaf(290, -1, 130),
    leaf(350, 1, 90),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      leafCloud(110 + index * 44, index % 2 ? 24 : -22, 17, 17, 70 + index, [
        '#c98a1f',
        '#e2aa3c',
        '#f6d27a',
      ]),
    ),
  );
}

/** Page edges and paper for flat things. */
export const paperFade = (id: string): string =>
  fade(id, [
    [0, '#fffdf6'],
    [1, '#f1e9d8'],
  ]);
