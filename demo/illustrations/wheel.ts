import { type Line, type Point, pathOf } from './line';
import type { WheelStyle } from './sideShape';
import { circle, group, linear, path, radial } from './svg';
import { designs } from './wheelDesigns';

/** How the face of a rim is finished: painted silver, painted dark, or dark with edges turned bright. */
export type WheelFinish = 'silver' | 'dark' | 'turned';

const FACES: Readonly<Record<WheelFinish, readonly [string, string, string]>> = {
  silver: ['#f7f9f9', '#c5cbce', '#7d8588'],
  dark: ['#5c6265', '#3a3f42', '#24282a'],
  turned: ['#ffffff', '#d7dcde', '#969da0'],
};

function turned(line: Line, radius: number, angle: number): Line {
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return line.map(([x, y, corner]): Point => {
    const px = (x * cos + y * sin) * radius;
    const py = (y * cos - x * sin) * radius;
    return corner ? [px, py, corner] : [px, py];
  });
}

function bolts(rim: number): string {
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const angle = (index + 0.5) * ((2 * Math.PI) / 5);
      const x = Math.round(Math.sin(angle) * rim * 0.125);
      const y = Math.round(Math.cos(angle) * rim * 0.125);
      return circle(x, y, rim * 0.024, { fill: '#24282a' });
    })
    .join('');
}

/** Gradients of a wheel; define once a picture for each size and prefix. */
function wheelGradients(id: string, radius: number, rim: number, finish: WheelFinish): string {
  const [bright, middle, dim] = FACES[finish];
  const r = rim * 0.75;
  return [
    radial(
      `${id}-tyre`,
      [0, 0, radius],
      [
        [rim / radius - 0.02, '#0d0e0e'],
        [rim / radius + 0.06, '#2a2c2d'],
        [0.9, '#232526'],
        [0.955, '#2f3132'],
        [1, '#121313'],
      ],
    ),
    linear(
      `${id}-lip`,
      [-r, r, r, -r],
      [
        [0, '#fafbfb'],
        [0.35, '#c9ced0'],
        [0.7, '#868d90'],
        [1, '#b9bfc1'],
      ],
    ),
    linear(
      `${id}-face`,
      [-r, r, r, -r],
      [
        [0, bright],
        [0.45, middle],
        [1, dim],
      ],
    ),
    linear(
      `${id}-disc`,
      [-r, r, r, -r],
      [
        [0, '#8b9092'],
        [0.5, '#54595b'],
        [1, '#3c4042'],
      ],
    ),
    radial(
      `${id}-barrel`,
      [0, 0, rim],
      [
        [0.5, '#151718'],
        [0.85, '#1d2021'],
        [1, '#0b0c0c'],
      ],
    ),
    linear(
      `${id}-shade`,
      [0, radius, 0, -radius],
      [
        [0, '#000', 0.62],
        [0.26, '#000', 0.3],
        [0.5, '#000', 0],
        [1, '#000', 0],
      ],
    ),
  ].join('');
}

/** A wheel about the origin, y up; radii in millimetres, `turn` in radians. */
export function wheel(
  id: string,
  style: WheelStyle,
  radius: number,
  rim: number,
  turn = 0.16,
  finish: WheelFinish = 'silver',
): string {
  const design = designs[style];
  const step = (2 * Math.PI) / design.count;
  const spokes = Array.from({ length: design.count }, (_, index) => {
    const angle = turn + index * step;
    const facet = design.facet
      ? path(pathOf(turned(design.facet, rim, angle), true), { fill: '#3a4043', 'fill-opacity': 0.34 })
      : '';
    const faces = design.spoke.map((line) =>
      path(pathOf(turned(line, rim, angle), true), { fill: `url(#${id}-face)` }),
    );
    return faces.join('') + facet;
  });
  const dark = style === 'rugged' ? 0.12 : 0;
  return group(
    {},
    wheelGradients(id, radius, rim, finish),
    circle(0, 0, radius, { fill: `url(#${id}-tyre)` }),
    circle(0, 0, (radius + rim) / 2 + 6, {
      fill: 'none',
      stroke: '#3b3e3f',
      'stroke-width': 5,
      'stroke-opacity': 0.8,
    }),
    circle(0, 0, rim, { fill: finish === 'dark' ? '#3d4245' : `url(#${id}-lip)` }),
    circle(0, 0, rim * 0.935, { fill: `url(#${id}-barrel)` }),
    circle(0, 0, rim * 0.66, { fill: `url(#${id}-disc)` }),
    circle(0, 0, rim * 0.52, { fill: 'none', stroke: '#2a2d2f', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
    circle(0, 0, rim * 0.34, { fill: '#232628' }),
    path(
      pathOf(
        turned(
          [
            [-0.24, 0.48, 'c'],
            [0, 0.53],
            [0.24, 0.48, 'c'],
            [0.32, 0.7, 'c'],
            [0, 0.78],
            [-0.32, 0.7, 'c'],
          ],
          rim,
          1.25,
        ),
        true,
      ),
      { fill: '#2e3234' },
    ),
    ...spokes,
    circle(0, 0, rim * design.hub, { fill: `url(#${id}-face)` }),
    bolts(rim * (design.hub / 0.2) ** 0.5),
    circle(0, 0, rim * 0.082, { fill: '#2b3032', stroke: '#8f979a', 'stroke-width': 4 }),
    dark ? circle(0, 0, rim, { fill: '#101314', 'fill-opacity': dark }) : '',
    circle(0, 0, rim - 3, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 3 }),
    circle(0, 0, radius, { fill: `url(#${id}-shade)` }),
  );
}
