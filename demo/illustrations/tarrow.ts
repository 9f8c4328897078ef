import { carShapes } from './carShapes';
import type { CarBody, ModelSlug } from './catalogue';
import { type Line, moved, pathOf } from './line';
import { bird } from './mark';
import type { SideShape } from './sideShape';
import { group, path } from './svg';

/** The maker's face: twin blades of light, the lower one set in a dark slot of its own. */
function face(shape: SideShape): string {
  const drop = (shape.headlamp[0]?.[1] ?? 700) - 118;
  const blade: Line = [
    [44, drop, 'c'],
    [150, drop + 16],
    [290, drop + 52],
    [372, drop + 96, 'c'],
  ];
  const slot = `${pathOf(moved(blade, 0, 20))}L372 ${drop + 96}${pathOf(moved(blade, 0, -20).toReversed()).replace('M', 'L')}Z`;
  return group(
    {},
    path(slot, { fill: '#101314' }),
    path(pathOf(blade), {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }),
    path(pathOf(blade), { fill: 'none', stroke: '#fdfefe', 'stroke-width': 11, 'stroke-linecap': 'round' }),
  );
}

/** A small bird on the rear pillar or tub, y up. */
function badge(x: number, y: number): string {
  return path(bird, {
    transform: `translate(${x} ${y}) scale(1.9 -1.9)`,
    fill: '#eef2f2',
    'fill-opacity': 0.9,
  });
}

function withFace(body: CarBody, at: readonly [number, number], changes: Partial<SideShape> = {}): SideShape {
  const shape = { ...carShapes[body], ...changes };
  return { ...shape, over: (shape.over ?? '') + face(shape) + badge(...at) };
}

const { hatch, suvLarge } = carShapes;

/** The five models of the invented brand. */
export const tarrows: Readonly<Record<ModelSlug, SideShape>> = {
  wren: withFace('hatch', [3700, 1240]),
  lark: withFace('hatch', [3700, 1240], {
    wheels: { ...hatch.wheels, style: 'aero' },
    openings: hatch.openings.slice(2),
  }),
  heron: withFace('suv', [3950, 1380]),
  brolga: withFace('suvLarge', [4560, 1420], { wheels: { ...suvLarge.wheels, style: 'five' } }),
  kite: withFace('ute', [5040, 1130]),
};
