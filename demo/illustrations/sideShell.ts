import { band, moved, pathOf } from './line';
import { mix, type Paint } from './paint';
import type { SideShape } from './sideShape';
import { circle, clip, element, group, linear, path, radial, rect } from './svg';

/** Height of the shoulder at the middle of the vehicle. */
export function shoulderHeight(shape: SideShape): number {
  const middle = shape.shoulder[Math.floor(shape.shoulder.length / 2)];
  return middle?.[1] ?? shape.height * 0.6;
}

function gradients(shape: SideShape, paint: Paint, id: string): string {
  const { length, height, sill } = shape;
  const shoulder = shoulderHeight(shape);
  const at = (y: number) => Math.min(1, Math.max(0, (height - y) / (height - sill)));
  const flank = (share: number) => shoulder + (sill - shoulder) * share;
  return [
    linear(
      `${id}-flank`,
      [0, height, 0, sill],
      [
        [0, paint.lit],
        [at(height - 90), mix(paint.lit, paint.base, 0.55)],
        [at(shoulder + 130), mix(paint.lit, paint.base, 0.35)],
        [at(shoulder + 8), mix(paint.lit, paint.base, 0.1)],
        [at(shoulder - 4), mix(paint.base, paint.lit, 0.22)],
        [at(flank(0.3)), paint.base],
        [at(flank(0.56)), mix(paint.base, paint.shade, 0.75)],
        [at(flank(0.74)), paint.shade],
        [at(flank(0.9)), mix(paint.shade, paint.deep, 0.4)],
        [1, mix(paint.shade, paint.deep, 0.75)],
      ],
    ),
    linear(
      `${id}-under`,
      [0, shoulder, 0, shoulder - 190],
      [
        [0, paint.shade, 0.6],
        [0.35, paint.shade, 0.3],
        [1, paint.shade, 0],
      ],
    ),
    linear(
      `${id}-above`,
      [0, shape.crease[1]?.[1] ?? 400, 0, (shape.crease[1]?.[1] ?? 400) + 170],
      [
        [0, paint.deep, 0.42],
        [1, paint.deep, 0],
      ],
    ),
    linear(
      `${id}-catch`,
      [0, shape.crease[1]?.[1] ?? 400, 0, sill],
      [
        [0, mix(paint.lit, paint.base, 0.3), 0.75],
        [0.5, paint.base, 0.35],
        [1, paint.base, 0],
      ],
    ),
    linear(
      `${id}-ends`,
      [0, 0, length, 0],
      [
        [0, paint.deep, 0.5],
        [0.05, paint.deep, 0.26],
        [0.15, paint.deep, 0],
        [0.8, paint.deep, 0],
        [0.93, paint.deep, 0.3],
        [1, paint.deep, 0.62],
      ],
    ),
    linear(
      `${id}-rim`,
      [0, height, 0, sill],
      [
        [0, paint.glint, 0.95],
        [0.35, paint.glint, 0.7],
        [0.6, paint.glint, 0.25],
        [0.8, paint.glint, 0],
        [1, paint.glint, 0],
      ],
    ),
    linear(
      `${id}-line`,
      [0, 0, length, 0],
      [
        [0, paint.glint, 0],
        [0.1, paint.glint, 0.7],
        [0.45, paint.glint, 0.95],
        [0.8, paint.glint, 0.6],
        [1, paint.glint, 0],
      ],
    ),
    linear(
      `${id}-soft`,
      [shape.crease[0]?.[0] ?? 0, 0, shape.crease.at(-1)?.[0] ?? length, 0],
      [
        [0, paint.glint, 0.2],
        [0.3, paint.glint, 0.9],
        [0.75, paint.glint, 0.5],
        [1, paint.glint, 0],
      ],
    ),
    linear(
      `${id}-mask`,
      [shape.crease[0]?.[0] ?? 0, 0, shape.crease.at(-1)?.[0] ?? length, 0],
      [
        [0, '#fff', 0.5],
        [0.3, '#fff', 1],
        [0.7, '#fff', 0.8],
        [1, '#fff', 0],
      ],
    ),
    element(
      'mask',
      { id: `${id}-masked`, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: length, height },
      rect(0, 0, length, height, { fill: `url(#${id}-mask)` }),
    ),
    radial(
      `${id}-bloom`,
      [length * 0.4, shoulder - 20, length * 0.3],
      [
        [0, paint.glint, 0.3],
        [1, paint.glint, 0],
      ],
    ),
  ].join('');
}

function arches(shape: SideShape, paint: Paint, id: string): string {
  const { front, rear, radius, arch } = shape.wheels;
  return [front, rear]
    .map((x, index) => {
      const shadow = radial(
        `${id}-arch${index}`,
        [x, radius, arch + 110],
        [
          [arch / (arch + 110), paint.deep, 0.4],
          [(arch + 30) / (arch + 110), paint.deep, 0.16],
          [1, paint.deep, 0],
        ],
      );
      const plastic = shape.cladding
        ? circle(x, radius, arch + 34, { fill: 'none', stroke: '#2a2d2d', 'stroke-width': 78 }) +
          circle(x, radius, arch + 73, {
            fill: 'none',
            stroke: '#0d0f0f',
            'stroke-opacity': 0.5,
            'stroke-width': 6,
          }) +
          circle(x, radius, arch + 66, {
            fill: 'none',
            stroke: '#6a6f6f',
            'stroke-opacity': 0.7,
            'stroke-width': 6,
          })
        : circle(x, radius, arch + 14, {
            fill: 'none',
            stroke: `url(#${id}-rim)`,
            'stroke-opacity': 0.85,
            'stroke-width': 12,
          });
      return [
        shadow,
        circle(x, radius, arch + 110, { fill: `url(#${id}-arch${index})` }),
        plastic,
        circle(x, radius, arch, { fill: '#0b0c0c' }),
      ].join('');
    })
    .join('');
}

/** The painted body with its shading, wheel arches cut; expects y up, millimetres. */
export function sideShell(shape: SideShape, paint: Paint, id: string): string {
  const outline = pathOf(shape.outline, true);
  const { length, sill } = shape;
  const crease = pathOf(shape.crease);
  return group(
    {},
    gradients(shape, paint, id),
    clip(`${id}-shape`, path(outline, {})),
    path(outline, { fill: `url(#${id}-flank)` }),
    group(
      { 'clip-path': `url(#${id}-shape)` },
      path(band(shape.shoulder, 0, -200), { fill: `url(#${id}-under)` }),
      rect(0, 0, length, shape.height, { fill: `url(#${id}-bloom)` }),
      group(
        { mask: `url(#${id}-masked)` },
        path(band(shape.crease, 0, 170), { fill: `url(#${id}-above)` }),
        path(band(shape.crease, 0, -170), { fill: `url(#${id}-catch)` }),
      ),
      path(pathOf(moved(shape.shoulder, 0, 7)), {
        fill: 'none',
        stroke: `url(#${id}-line)`,
        'stroke-width': 13,
      }),
      path(crease, { fill: 'none', stroke: `url(#${id}-soft)`, 'stroke-width': 7, 'stroke-opacity': 0.8 }),
      rect(0, 0, length, shape.height, { fill: `url(#${id}-ends)` }),
      path(outline, { fill: 'none', stroke: `url(#${id}-rim)`, 'stroke-width': 26, 'stroke-opacity': 0.8 }),
      rect(0, 0, length, sill, { fill: shape.cladding ? '#2a2d2d' : '#191b1b' }),
      rect(0, sill - 8, length, 8, { fill: '#000', 'fill-opacity': 0.35 }),
      rect(0, sill - 22, length, 7, { fill: '#7a8080', 'fill-opacity': 0.45 }),
      arches(shape, paint, id),
    ),
    path(outline, { fill: 'none', stroke: paint.deep, 'stroke-width': 5, 'stroke-opacity': 0.55 }),
  );
}
