import { moved, pathOf } from '../line';
import { circle, group, path, rect } from '../svg';
import type { Solid } from './design';

/** The side windows alone, for a mask: white on black. */
export function windowMask({ side, design }: Solid): string {
  if (design.cloth) return group({}, path(pathOf(side.glass, true), { fill: '#fff' }));
  return group(
    {},
    path(pathOf(side.glass, true), { fill: '#fff' }),
    ...side.pillars.map((pillar) => path(pathOf(pillar, true), { fill: '#000' })),
  );
}

const dark = { fill: 'none', stroke: '#000', 'stroke-linecap': 'round' } as const;
const bright = { fill: 'none', stroke: '#fff', 'stroke-linecap': 'round' } as const;

/** What is seen on a flank besides paint: frames of the windows, shut lines, handles, arches. Millimetres, y up. */
export function flankDrawing(solid: Solid): string {
  const { side, design } = solid;
  const { front, rear, radius, arch } = side.wheels;
  const glass = pathOf(side.glass, true);
  const beltY = Math.min(...side.glass.map(([, y]) => y));
  const [left, right] = [Math.min(...side.glass.map(([x]) => x)), Math.max(...side.glass.map(([x]) => x))];
  const plastic = design.cladding ? '#2a2d2e' : '#191b1c';
  const door = side.shuts.slice(0, 3);
  return group(
    {},
    path(pathOf(side.crease), { ...bright, 'stroke-width': 6, 'stroke-opacity': 0.34 }),
    path(pathOf(moved(side.shoulder, 0, 10)), { ...bright, 'stroke-width': 12, 'stroke-opacity': 0.3 }),
    path(pathOf(moved(side.shoulder, 0, -10)), { ...dark, 'stroke-width': 14, 'stroke-opacity': 0.16 }),
    ...side.shuts
      .filter((_, index) => index !== 3 && index < 6)
      .flatMap((line) => [
        path(pathOf(moved(line, 8, 0)), { ...bright, 'stroke-width': 5, 'stroke-opacity': 0.3 }),
        path(pathOf(line), { ...dark, 'stroke-width': 9, 'stroke-opacity': 0.62 }),
      ]),
    door.length && design.cladding
      ? rect(front + arch + 60, side.sill + 90, rear - front - 2 * arch - 120, 46, {
          rx: 20,
          fill: '#1d2021',
        })
      : '',
    rect(-40, 0, side.length + 80, side.sill - (design.cladding ? 0 : 30), { fill: plastic }),
    rect(-40, side.sill - (design.cladding ? 12 : 40), side.length + 80, 8, {
      fill: '#747b7d',
      'fill-opacity': 0.6,
    }),
    ...[front, rear].map((x) =>
      design.cladding
        ? circle(x, radius, arch + 30, { fill: 'none', stroke: '#2a2d2e', 'stroke-width': 84 }) +
          circle(x, radius, arch + 70, {
            fill: 'none',
            stroke: '#747b7d',
            'stroke-width': 6,
            'stroke-opacity': 0.7,
          })
        : circle(x, radius, arch + 8, {
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 9,
            'stroke-opacity': 0.3,
          }),
    ),
    design.cloth
      ? ''
      : path(glass, { fill: '#101313', stroke: '#101313', 'stroke-width': 40, 'stroke-linejoin': 'round' }) +
          group(
            { 'clip-path': 'url(#belt)' },
            path(glass, {
              fill: 'none',
              stroke: design.trim === 'bright' ? '#e3e7e8' : '#24282a',
              'stroke-width': 16,
              transform: 'translate(0 -16)',
            }),
          ) +
          `<clipPath id="belt"><path d="M${left - 60} ${beltY - 60}H${right + 60}V${beltY + 76}H${left - 60}Z"/></clipPath>`,
    ...side.handles.map(
      ([x, y]) =>
        rect(x - 112, y - 24, 216, 46, { rx: 22, fill: '#000', 'fill-opacity': 0.3 }) +
        rect(x - 104, y - 4, 208, 28, {
          rx: 13,
          fill: design.trim === 'bright' ? '#dfe4e6' : '#fff',
          'fill-opacity': design.trim === 'bright' ? 0.95 : 0.4,
        }),
    ),
    side.length > 3000
      ? circle(rear + arch * 0.4, solid.belt - 190, 74, { ...dark, 'stroke-width': 6, 'stroke-opacity': 0.3 })
      : '',
  );
}
