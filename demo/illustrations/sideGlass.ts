import { type Line, pathOf } from './line';
import type { Paint } from './paint';
import type { SideShape } from './sideShape';
import { clip, ellipse, group, linear, path, rect } from './svg';

function box(shape: SideShape): { left: number; right: number; top: number; bottom: number } {
  const xs = shape.glass.map(([x]) => x);
  const ys = shape.glass.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

function seat(x: number, top: number): string {
  const fill = '#0c1112';
  const back: Line = [
    [x - 58, top - 150, 'c'],
    [x - 30, top - 128],
    [x + 48, top - 128],
    [x + 74, top - 152, 'c'],
    [x + 130, top - 600, 'c'],
    [x - 40, top - 600, 'c'],
  ];
  return group(
    { opacity: 0.5 },
    rect(x - 42, top - 112, 100, 96, { rx: 26, fill }),
    rect(x - 4, top - 150, 30, 60, { fill }),
    path(pathOf(back, true), { fill }),
  );
}

/** Side windows with what is dimly seen behind them, pillars, a slanting reflection; screens as slivers. */
export function sideGlass(shape: SideShape, id: string): string {
  if (shape.glass.length === 0) return '';
  const { left, right, top, bottom } = box(shape);
  const outline = pathOf(shape.glass, true);
  const tall = top - bottom;
  const slant = (x: number, width: number) =>
    `M${x} ${bottom - 10}L${x + width} ${bottom - 10}L${x + width + tall * 0.75} ${top + 20}L${x + tall * 0.75} ${top + 20}Z`;
  const wide = right - left;
  return group(
    {},
    linear(
      `${id}-glass`,
      [0, top, 0, bottom],
      [
        [0, '#56646a'],
        [0.28, '#323d42'],
        [0.75, '#20282b'],
        [1, '#2b3437'],
      ],
    ),
    linear(
      `${id}-sheen`,
      [0, top, 0, bottom],
      [
        [0, '#e9f2f2', 0.4],
        [1, '#e9f2f2', 0.06],
      ],
    ),
    linear(
      `${id}-bright`,
      [left, 0, right, 0],
      [
        [0, '#f4f6f6', 0.95],
        [0.5, '#b4babb', 0.95],
        [1, '#7c8385', 0.95],
      ],
    ),
    clip(`${id}-pane`, path(outline, {})),
    ...shape.screens.map((screen) =>
      path(pathOf(screen, true), { fill: '#2c363a', stroke: '#0f1314', 'stroke-width': 4 }),
    ),
    path(outline, { fill: '#101313', stroke: '#101313', 'stroke-width': 30, 'stroke-linejoin': 'round' }),
    path(outline, { fill: `url(#${id}-glass)` }),
    group(
      { 'clip-path': `url(#${id}-pane)` },
      ellipse(left + wide * 0.15, bottom - 6, 90, 74, {
        fill: 'none',
        stroke: '#0d1112',
        'stroke-width': 22,
      }),
      ...shape.seats.map(([x, y]) => seat(x, y)),
      path(slant(left + wide * 0.2, wide * 0.13), { fill: `url(#${id}-sheen)` }),
      path(slant(left + wide * 0.355, wide * 0.035), { fill: `url(#${id}-sheen)` }),
      path(slant(left + wide * 0.66, wide * 0.1), { fill: `url(#${id}-sheen)`, 'fill-opacity': 0.7 }),
      ...shape.pillars.map((pillar) => path(pathOf(pillar, true), { fill: '#0f1212' })),
    ),
    path(outline, { fill: 'none', stroke: '#000', 'stroke-width': 5, 'stroke-opacity': 0.6 }),
    path(outline, {
      fill: 'none',
      stroke: `url(#${id}-bright)`,
      'stroke-width': 9,
      'clip-path': `url(#${id}-belt)`,
    }),
    clip(`${id}-belt`, rect(left - 40, bottom - 40, wide + 80, tall * 0.34, {})),
  );
}

function mirrorShell(shape: SideShape) {
  const [x, y] = shape.mirror;
  return [
    [x + 96, y + 122, 'c'],
    [x + 20, y + 128],
    [x - 70, y + 112],
    [x - 104, y + 66],
    [x - 92, y + 22, 'c'],
    [x, y + 10],
    [x + 90, y + 18, 'c'],
    [x + 108, y + 70],
  ] as const;
}

/** The door mirror: painted cap, dark foot, a thin indicator. */
export function sideMirror(shape: SideShape, paint: Paint, id: string): string {
  const [x, y] = shape.mirror;
  const shell = pathOf(mirrorShell(shape), true);
  return group(
    {},
    linear(
      `${id}-mirror`,
      [0, y + 128, 0, y + 10],
      [
        [0, paint.glint],
        [0.22, paint.lit],
        [0.6, paint.base],
        [1, paint.shade],
      ],
    ),
    path(`M${x - 10} ${y + 20}L${x + 70} ${y + 20}L${x + 96} ${y - 26}L${x - 4} ${y - 26}Z`, {
      fill: '#141717',
    }),
    path(shell, { fill: `url(#${id}-mirror)`, stroke: paint.deep, 'stroke-width': 4, 'stroke-opacity': 0.7 }),
    path(
      `M${x - 92} ${y + 24}Q${x} ${y + 10} ${x + 92} ${y + 20}L${x + 98} ${y + 40}Q${x} ${y + 32} ${x - 100} ${y + 46}Z`,
      { fill: '#141717' },
    ),
    path(`M${x - 98} ${y + 62}L${x - 20} ${y + 58}`, {
      stroke: '#f2d39a',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.9,
    }),
  );
}
