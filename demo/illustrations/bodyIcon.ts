import { type Line, pathOf } from './line';
import type { SideShape } from './sideShape';

/** A line icon of a body in a box of 96 × 48: one stroke of 2, in the text's colour. */
export function bodyIcon(shape: SideShape, screen?: Line): string {
  const scale = 88 / shape.length;
  const x = (value: number) => 4 + value * scale;
  const y = (value: number) => 43 - value * scale;
  const flat = (line: Line): Line =>
    line.map(([px, py, corner]) => (corner ? [x(px), y(py), corner] : [x(px), y(py)]));
  const { front, rear, radius } = shape.wheels;
  const r = radius * scale;
  const gap = r + 2.4;
  const number = (value: number) => value.toFixed(1);
  const first = shape.outline[0] ?? [0, 0];
  const last = shape.outline.at(-1) ?? first;
  const floor = y(Math.max(first[1], last[1], 190));
  const drop = Math.sqrt(Math.max(0, gap ** 2 - (floor - (43 - r)) ** 2));
  const arch = (centre: number) =>
    `H${number(x(centre) + drop)}A${number(gap)} ${number(gap)} 0 ${floor > 43 - r ? 1 : 0} 0 ${number(x(centre) - drop)} ${number(floor)}`;
  const body = `${pathOf(flat(shape.outline))}L${number(x(last[0]))} ${number(floor)}${arch(rear)}${arch(front)}H${number(x(first[0]))}Z`;
  const wheels = [front, rear]
    .map((centre) => `<circle cx="${number(x(centre))}" cy="${number(43 - r)}" r="${number(r - 1.6)}"/>`)
    .join('');
  const corners = shape.glass.flatMap(([, , corner], index) => (corner ? [index] : []));
  const belt = shape.glass.slice(0, (corners[1] ?? 0) + 1);
  const line = belt.length > 1 ? `<path d="${pathOf(flat(belt))}"/>` : '';
  const open = screen ? `<path d="${pathOf(flat(screen))}"/>` : '';
  const post = shape.pillars.find((pillar) => (pillar[1]?.[0] ?? 0) - (pillar[0]?.[0] ?? 0) > 80)?.[0];
  const pillar = post
    ? `<path d="M${number(x(post[0] + 50))} ${number(y(post[1] + 30))}V${number(y(shape.height - 20))}"/>`
    : '';
  const jambAt =
    shape.pillars.length === 1 && belt.length > 1 && corners.length > 2 ? belt.at(-1) : undefined;
  const jamb = jambAt
    ? `<path d="M${number(x(jambAt[0]))} ${number(y(jambAt[1]))}V${number(y(shape.height - 40))}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48" viewBox="0 0 96 48" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="${body}"/>${line}${open}${pillar}${jamb}${wheels}</svg>`;
}
