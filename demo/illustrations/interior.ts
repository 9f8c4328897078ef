import { backdrop, type GroundName } from './backdrop';
import { mix } from './paint';
import { circle, clip, ellipse, fade, group, linear, path, picture, rect } from './svg';

/** A dashboard: what a make's cabin looks like. */
export interface Cabin {
  readonly ground: GroundName;
  /** Plastic above, plastic below, the strip between them, and the seats. */
  readonly upper: string;
  readonly lower: string;
  readonly strip: string;
  readonly seat: string;
  readonly screen: 'wide' | 'tall' | 'tablet' | 'radio' | 'joined';
  readonly vents: 'round' | 'slats' | 'slim' | 'upright';
  readonly dials: boolean;
  readonly spokes: 2 | 3 | 4;
  readonly gear: 'stick' | 'dial' | 'lever';
}

const [WIDTH, HEIGHT] = [1024, 768];

function outside({ ground, upper }: Cabin): string {
  const glass = 'M96 66Q512 40 928 66L1010 316Q512 262 14 316Z';
  return group(
    {},
    fade('lining', [
      [0, '#d9d6cf'],
      [1, '#bfbcb4'],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#lining)' }),
    clip('windscreen', path(glass, {})),
    group(
      { 'clip-path': 'url(#windscreen)' },
      group({ transform: 'translate(0 -10)' }, backdrop(ground, WIDTH, 520, 248)),
    ),
    path(`${glass}M60 44L10 316`, { fill: 'none', stroke: '#171a1b', 'stroke-width': 12 }),
    path('M0 96L60 44L96 66L14 316L0 330Z', { fill: mix(upper, '#ffffff', 0.42) }),
    path('M1024 96L964 44L928 66L1010 316L1024 330Z', { fill: mix(upper, '#ffffff', 0.38) }),
    rect(452, 70, 120, 46, { rx: 20, fill: '#15181a' }),
    rect(460, 76, 104, 33, { rx: 14, fill: '#8e9a9f' }),
    path('M506 42H518V72H506Z', { fill: '#15181a' }),
    rect(160, 52, 210, 20, { rx: 10, fill: '#cac7bf' }),
    rect(654, 52, 210, 20, { rx: 10, fill: '#cac7bf' }),
  );
}

function vent(kind: Cabin['vents'], x: number, y: number, wide: number): string {
  const dark = '#0d0f10';
  const blades = (count: number, w: number, h: number) =>
    Array.from({ length: count }, (_, index) =>
      rect(x - w / 2 + 6, y - h / 2 + ((index + 0.5) * h) / count - 2, w - 12, 4, { fill: '#4a5154' }),
    ).join('');
  if (kind === 'round')
    return (
      circle(x, y, 38, { fill: '#aab1b3' }) +
      circle(x, y, 32, { fill: dark }) +
      [0, 60, 120]
        .map((turn) =>
          rect(x - 30, y - 3, 60, 6, { fill: '#4a5154', transform: `rotate(${turn} ${x} ${y})` }),
        )
        .join('') +
      circle(x, y, 9, { fill: '#aab1b3' })
    );
  if (kind === 'upright')
    return (
      rect(x - 26, y - 46, 52, 92, { rx: 10, fill: dark, stroke: '#8b9396', 'stroke-width': 3 }) +
      blades(6, 52, 92)
    );
  const high = kind === 'slim' ? 26 : 54;
  return (
    rect(x - wide / 2, y - high / 2, wide, high, {
      rx: 8,
      fill: dark,
      stroke: '#8b9396',
      'stroke-width': 3,
    }) + blades(kind === 'slim' ? 2 : 4, wide, high)
  );
}

/** What the middle screen shows: a map of the town, the time, a song. */
function display(x: number, y: number, wide: number, high: number): string {
  return group(
    {},
    rect(x - 7, y - 7, wide + 14, high + 14, { rx: 14, fill: '#070909' }),
    rect(x, y, wide, high, { rx: 8, fill: '#1f2d2a' }),
    path(
      `M${x} ${y + high * 0.7}L${x + wide * 0.36} ${y + high * 0.46}L${x + wide * 0.62} ${y + high * 0.6}L${x + wide} ${y + high * 0.24}`,
      { fill: 'none', stroke: '#d7b36a', 'stroke-width': 6 },
    ),
    path(`M${x + wide * 0.2} ${y}V${y + high}M${x + wide * 0.7} ${y}L${x + wide * 0.5} ${y + high}`, {
      stroke: '#3d5850',
      'stroke-width': 4,
    }),
    circle(x + wide * 0.36, y + high * 0.46, 8, { fill: '#f4efe2' }),
    rect(x + wide * 0.74, y + high * 0.66, wide * 0.2, 6, { rx: 3, fill: '#8aa79c' }),
    rect(x + wide * 0.74, y + high * 0.76, wide * 0.14, 6, { rx: 3, fill: '#5d7a70' }),
    path(`M${x} ${y}H${x + wide * 0.3}L${x + wide * 0.1} ${y + high}H${x}Z`, {
      fill: '#fff',
      'fill-opacity': 0.05,
    }),
  );
}

function instruments({ dials, screen }: Cabin): string {
  const x = 742;
  if (screen === 'joined') return '';
  const hood = path('M604 352Q620 286 742 282Q864 286 880 352L892 396H592Z', {
    fill: '#14171810',
    stroke: 'none',
  });
  const face = rect(622, 306, 240, 92, { rx: 26, fill: '#090b0c' });
  const dial = (cx: number, turn: number) =>
    circle(cx, 354, 42, { fill: '#121617', stroke: '#9aa3a6', 'stroke-width': 3 }) +
    path(`M${cx} 354V320`, { stroke: '#e06a4a', 'stroke-width': 4, transform: `rotate(${turn} ${cx} 354)` });
  return group(
    {},
    hood,
    path('M606 392Q606 292 742 288Q878 292 878 392Z', { fill: '#16191a' }),
    face,
    dials
      ? dial(678, -60) + dial(806, 20) + rect(x - 16, 330, 32, 44, { rx: 4, fill: '#20302c' })
      : rect(634, 318, 216, 70, { rx: 12, fill: '#1a2624' }) +
          rect(650, 344, 70, 8, { rx: 4, fill: '#d7b36a' }) +
          rect(650, 362, 110, 6, { rx: 3, fill: '#5d7a70' }) +
          circle(808, 352, 22, { fill: 'none', stroke: '#8aa79c', 'stroke-width': 5 }),
  );
}

function middle({ screen, vents, strip }: Cabin): string {
  switch (screen) {
    case 'wide':
      return display(392, 318, 240, 104) + vent(vents, 450, 458, 96) + vent(vents, 574, 458, 96) + knobs(520);
    case 'tall':
      return vent(vents, 398, 376, 60) + vent(vents, 626, 376, 60) + display(438, 324, 148, 206);
    case 'tablet':
      return (
        vent('slim', 512, 462, 250) +
        display(398, 300, 228, 136) +
        rect(420, 492, 184, 16, { rx: 8, fill: '#0d0f10' })
      );
    case 'joined':
      return (
        rect(380, 302, 486, 116, { rx: 16, fill: '#070909' }) +
        display(396, 312, 250, 96) +
        rect(664, 312, 190, 96, { rx: 8, fill: '#15201e' }) +
        circle(760, 360, 30, { fill: 'none', stroke: '#d7b36a', 'stroke-width': 5 }) +
        vent(vents, 450, 462, 96) +
        vent(vents, 574, 462, 96) +
        knobs(522)
      );
    case 'radio':
      return (
        vent(vents, 456, 356, 86) +
        vent(vents, 568, 356, 86) +
        rect(402, 404, 220, 74, {
          rx: 10,
          fill: '#111415',
          stroke: mix(strip, '#000000', 0.3),
          'stroke-width': 4,
        }) +
        rect(452, 416, 120, 30, { rx: 4, fill: '#20302c' }) +
        circle(428, 440, 15, { fill: '#8b9396' }) +
        circle(596, 440, 15, { fill: '#8b9396' }) +
        knobs(516)
      );
  }
}

const knobs = (y: number): string =>
  [450, 512, 574]
    .map(
      (x) =>
        circle(x, y, 19, { fill: '#0d0f10', stroke: '#8b9396', 'stroke-width': 4 }) +
        path(`M${x} ${y}V${y - 15}`, { stroke: '#e8e4da', 'stroke-width': 4 }),
    )
    .join('');

function wheelOf({ spokes, strip }: Cabin): string {
  const [x, y, r] = [742, 478, 158];
  const arms: Readonly<Record<2 | 3 | 4, string>> = {
    2: `M${x - r} ${y + 10}Q${x} ${y - 30} ${x + r} ${y + 10}L${x + r - 8} ${y + 44}Q${x} ${y + 14} ${x - r + 8} ${y + 44}Z`,
    3: `M${x - r} ${y - 20}L${x + r} ${y - 20}L${x + r - 4} ${y + 22}L${x + 44} ${y + 46}L${x + 26} ${y + r}H${x - 26}L${x - 44} ${y + 46}L${x - r + 4} ${y + 22}Z`,
    4: `M${x - r} ${y - 26}L${x + r} ${y - 26}L${x + r} ${y + 14}L${x + 60} ${y + 30}L${x + 96} ${y + r - 30}L${x + 60} ${y + r - 12}L${x + 10} ${y + 60}H${x - 10}L${x - 60} ${y + r - 12}L${x - 96} ${y + r - 30}L${x - 60} ${y + 30}L${x - r} ${y + 14}Z`,
  };
  return group(
    {},
    linear(
      'grip',
      [0, y - r, 0, y + r],
      [
        [0, '#4b5255'],
        [0.3, '#24282a'],
        [1, '#101213'],
      ],
    ),
    ellipse(x + 8, y + 22, r + 8, r, {
      fill: 'none',
      stroke: '#000',
      'stroke-width': 26,
      'stroke-opacity': 0.22,
    }),
    path(arms[spokes], { fill: '#1b1e20', stroke: '#0c0e0f', 'stroke-width': 3 }),
    spokes === 3
      ? path(`M${x - 22} ${y + 70}H${x + 22}L${x + 16} ${y + r}H${x - 16}Z`, {
          fill: strip,
          'fill-opacity': 0.85,
        })
      : '',
    rect(x - r + 30, y - 10, 54, 20, { rx: 8, fill: '#3a4043' }),
    rect(x + r - 84, y - 10, 54, 20, { rx: 8, fill: '#3a4043' }),
    rect(x - 54, y - 40, 108, 92, { rx: 36, fill: '#24282a', stroke: '#0c0e0f', 'stroke-width': 4 }),
    ellipse(x, y + 4, 17, 11, { fill: 'none', stroke: '#b9c0c2', 'stroke-width': 4 }),
    circle(x, y, r, { fill: 'none', stroke: 'url(#grip)', 'stroke-width': 27 }),
    path(`M${x - r * 0.7} ${y - r * 0.72}A${r} ${r} 0 0 1 ${x + r * 0.3} ${y - r * 0.95}`, {
      fill: 'none',
      stroke: '#8d979a',
      'stroke-width': 4,
      'stroke-opacity': 0.7,
    }),
  );
}

function seats({ seat }: Cabin): string {
  const dim = mix(seat, '#000000', 0.35);
  const lit = mix(seat, '#ffffff', 0.22);
  const one = (flip: boolean) =>
    group(
      flip ? { transform: 'translate(1024 0) scale(-1 1)' } : {},
      path('M-20 780V560Q30 520 120 548Q270 580 330 640Q356 690 350 780Z', { fill: dim }),
      path('M-20 780V590Q60 560 150 590Q250 616 292 660Q316 700 308 780Z', { fill: seat }),
      path('M-20 606Q70 572 160 602Q240 624 286 664', {
        fill: 'none',
        stroke: lit,
        'stroke-width': 4,
        'stroke-opacity': 0.8,
      }),
      path('M60 600Q90 690 84 780M170 616Q206 690 204 780', { fill: 'none', stroke: dim, 'stroke-width': 5 }),
      path('M67 600Q97 690 91 780M177 616Q213 690 211 780', {
        fill: 'none',
        stroke: lit,
        'stroke-width': 2,
        'stroke-dasharray': '7 6',
        'stroke-opacity': 0.8,
      }),
    );
  return one(false) + one(true);
}

function console({ gear, lower, strip }: Cabin): string {
  const stick =
    gear === 'stick'
      ? path('M484 640Q512 560 540 640Z', { fill: '#24282a' }) +
        path('M509 616V568', { stroke: '#aab1b3', 'stroke-width': 9 }) +
        circle(509, 562, 19, { fill: '#15181a', stroke: '#aab1b3', 'stroke-width': 3 })
      : gear === 'dial'
        ? circle(512, 612, 34, { fill: '#0d0f10' }) +
          circle(512, 606, 30, { fill: '#aab1b3' }) +
          circle(512, 606, 21, { fill: '#2b3032' })
        : rect(486, 560, 52, 84, { rx: 16, fill: '#15181a', stroke: '#8b9396', 'stroke-width': 3 }) +
          rect(494, 562, 36, 42, { rx: 14, fill: '#3a4043' });
  return group(
    {},
    path('M404 540H620L668 790H356Z', { fill: mix(lower, '#000000', 0.25) }),
    path('M420 548H604L640 790H384Z', { fill: lower }),
    path('M446 560H578L590 660H434Z', { fill: strip, 'fill-opacity': 0.55 }),
    stick,
    ellipse(474, 710, 36, 24, { fill: '#0d0f10', stroke: '#8b9396', 'stroke-width': 3 }),
    ellipse(552, 710, 36, 24, { fill: '#0d0f10', stroke: '#8b9396', 'stroke-width': 3 }),
  );
}

/** A cabin from between the front seats; the wheel is on the right. */
export function interiorPicture(cabin: Cabin): string {
  const { upper, lower, strip, vents } = cabin;
  const inside = group(
    {},
    outside(cabin),
    linear(
      'upper',
      [0, 290, 0, 430],
      [
        [0, mix(upper, '#ffffff', 0.26)],
        [0.3, upper],
        [1, mix(upper, '#000000', 0.3)],
      ],
    ),
    linear(
      'lower',
      [0, 430, 0, 640],
      [
        [0, mix(lower, '#ffffff', 0.12)],
        [1, mix(lower, '#000000', 0.35)],
      ],
    ),
    linear(
      'strip',
      [0, 430, 0, 470],
      [
        [0, mix(strip, '#ffffff', 0.35)],
        [1, mix(strip, '#000000', 0.2)],
      ],
    ),
    path('M-10 330Q512 262 1034 330V800H-10Z', { fill: 'url(#lower)' }),
    path('M-10 330Q512 262 1034 330V452Q512 430 -10 452Z', { fill: 'url(#upper)' }),
    path('M-10 330Q512 262 1034 330', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.25,
      'stroke-width': 4,
    }),
    path('M-10 440Q512 418 1034 440V472Q512 452 -10 472Z', { fill: 'url(#strip)' }),
    rect(96, 492, 270, 96, {
      rx: 22,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 4,
    }),
    rect(206, 498, 50, 12, { rx: 6, fill: '#000', 'fill-opacity': 0.35 }),
    vent(vents, 104, 388, 100),
    vent(vents, 946, 388, 84),
    path('M380 300Q512 286 644 300L626 560H398Z', { fill: mix(upper, '#000000', 0.34) }),
    instruments(cabin),
    middle(cabin),
    console(cabin),
    path('M-10 330L40 356Q66 520 46 790H-10Z', { fill: mix(lower, '#000000', 0.12) }),
    path('M1034 330L984 356Q958 520 978 790H1034Z', { fill: mix(lower, '#000000', 0.2) }),
    wheelOf(cabin),
    seats(cabin),
  );
  return picture(WIDTH, HEIGHT, inside);
}
