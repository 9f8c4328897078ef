import type { Elevation } from './carElevations';
import { both, elevationShadow, elevationShell, mirrors, pane, plate, symmetric, tyres } from './elevation';
import { blades, grille, headlamps } from './frontFace';
import { type Line, pathOf } from './line';
import { mix, type Paint } from './paint';
import { ellipse, group, linear, path, rect } from './svg';

function screen(e: Elevation): string {
  const u = e.width / 2;
  const top = e.height - (e.open ? 34 : 84);
  const half: Line = [
    [0, e.cowl + 6],
    [u * 0.6, e.cowl + 18],
    [u - 128, e.cowl + 52, 'c'],
    [e.roof + (u - 128 - e.roof) * 0.4, e.cowl + (top - e.cowl) * 0.55],
    [e.roof - 34, top - 26, 'c'],
    [e.roof - 200, top + 4],
    [0, top + 14],
  ];
  const seatAt = (x: number) =>
    rect(x - 96, e.cowl + (top - e.cowl) * 0.47, 192, 96, { rx: 30, fill: '#12181a' }) +
    rect(x - 190, e.cowl - 80, 380, (top - e.cowl) * 0.42 + 80, { rx: 60, fill: '#12181a' });
  const inside = group(
    {},
    seatAt(-360),
    seatAt(360),
    ellipse(-360, e.cowl + 60, 150, 104, { fill: 'none', stroke: '#0a0d0e', 'stroke-width': 26 }),
    path(`M${-u} ${e.cowl - 40}Q0 ${e.cowl + 120} ${u} ${e.cowl - 40}Z`, { fill: '#0b0e0f' }),
    rect(-90, top - 90, 180, 52, { rx: 20, fill: '#0b0e0f' }),
  );
  const wiper = (from: number, to: number) =>
    path(`M${from} ${e.cowl + 14}L${to} ${e.cowl + 66}`, {
      stroke: '#0b0d0d',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    });
  return pane(half, 'screen', inside) + wiper(-560, 20) + wiper(60, 600);
}

function bonnet(e: Elevation, paint: Paint): string {
  const u = e.width / 2;
  const half: Line = [
    [0, e.nose - 2],
    [u * 0.45, e.nose - 8],
    [u * 0.72, e.nose + 6],
    [u * 0.9, e.nose + (e.cowl - e.nose) * 0.34, 'c'],
    [u * 0.88, e.cowl - 4],
    [u * 0.8, e.cowl + 22, 'c'],
    [0, e.cowl - 10],
  ];
  const crease = `M${u * 0.5} ${e.cowl}C${u * 0.5} ${e.nose + 90} ${u * 0.44} ${e.nose + 40} ${u * 0.4} ${e.nose - 4}`;
  return group(
    {},
    linear(
      'bonnet',
      [0, e.cowl, 0, e.nose],
      [
        [0, mix(paint.base, paint.shade, 0.35)],
        [0.3, mix(paint.base, paint.lit, 0.5)],
        [0.85, paint.lit],
        [1, paint.glint],
      ],
    ),
    path(symmetric(half), {
      fill: 'url(#bonnet)',
      stroke: paint.deep,
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
    both(
      path(crease, { fill: 'none', stroke: paint.shade, 'stroke-width': 16, 'stroke-opacity': 0.4 }) +
        path(crease, {
          fill: 'none',
          stroke: paint.glint,
          'stroke-width': 6,
          'stroke-opacity': 0.85,
          transform: 'translate(-10 0)',
        }),
    ),
  );
}

function bumper(e: Elevation, paint: Paint): string {
  const u = e.width / 2;
  const base = e.clearance;
  const intake: Line = [
    [0, base + 226],
    [u * 0.5, base + 222],
    [u * 0.58, base + 196, 'c'],
    [u * 0.52, base + 106],
    [u * 0.46, base + 84, 'c'],
    [0, base + 80],
  ];
  const slot: Line = [
    [u * 0.7, base + 190, 'c'],
    [u * 0.9, base + 330, 'c'],
    [u * 0.93, base + 300],
    [u * 0.88, base + 150],
    [u * 0.8, base + 110, 'c'],
  ];
  const skirt = e.cladding ? 120 : 62;
  return group(
    {},
    group(
      { 'clip-path': 'url(#shape)' },
      rect(-u, base - 20, e.width, skirt + 20, { fill: e.cladding ? '#2a2d2d' : '#1a1c1c' }),
      rect(-u, base + skirt - 6, e.width, 6, { fill: '#808686', 'fill-opacity': 0.5 }),
      e.cladding ? rect(-u * 0.44, base + 4, u * 0.88, 66, { rx: 26, fill: '#b9bfc0' }) : '',
      both(
        path(
          `M${u * 0.64} ${base + 90}C${u * 0.74} ${base + 330} ${u * 0.86} ${base + 420} ${u} ${base + 470}`,
          { fill: 'none', stroke: paint.glint, 'stroke-width': 7, 'stroke-opacity': 0.5 },
        ),
      ),
    ),
    path(symmetric(intake), {
      fill: '#0f1212',
      stroke: paint.deep,
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
    ...[0, 1, 2].map((row) =>
      rect(-u * 0.5, base + 112 + row * 34, u, 6, { fill: '#4b5557', 'fill-opacity': 0.6 }),
    ),
    both(
      path(pathOf(slot, true), {
        fill: '#121515',
        stroke: paint.deep,
        'stroke-width': 5,
        'stroke-opacity': 0.6,
      }),
    ),
    plate(base + 156),
  );
}

/** A car from straight ahead, in millimetres, y up, about its middle; `tarrow` gives it the maker's face. */
export function frontView(e: Elevation, paint: Paint, shadow: string, tarrow = false): string {
  return group(
    {},
    elevationShadow(e, shadow),
    tyres(e),
    rect(-e.width / 2 + 120, 130, e.width - 240, e.clearance, { fill: '#0c0d0d' }),
    e.open ? screen(e) : '',
    elevationShell(e, paint, e.cowl + 10, e.nose),
    e.open ? '' : screen(e),
    bonnet(e, paint),
    bumper(e, paint),
    grille(e, tarrow),
    headlamps(e),
    tarrow ? blades(e) : '',
    mirrors(e, paint, e.cowl + 20),
  );
}
