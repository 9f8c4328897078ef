import type { Elevation } from './carElevations';
import type { CarBody } from './catalogue';
import { elevationShadow, elevationShell, mirrors, pane, tyres } from './elevation';
import type { Line } from './line';
import type { Paint } from './paint';
import { tallLamps, wideLamps } from './rearLamps';
import { openCabin, rearBumper, tailgate, uteTail, vanTail } from './rearPanels';
import { group, path, rect } from './svg';

function rearWindow(e: Elevation, wiper: boolean): string {
  const u = e.width / 2;
  const top = e.height - (e.height > 1600 ? 150 : 116);
  const half: Line = [
    [0, e.deck + 18],
    [u * 0.6, e.deck + 26],
    [u - 168, e.deck + 58, 'c'],
    [e.roof + (u - 168 - e.roof) * 0.4 - 14, e.deck + (top - e.deck) * 0.55],
    [e.roof - 66, top - 24, 'c'],
    [e.roof - 200, top + 2],
    [0, top + 8],
  ];
  const rest = (x: number) =>
    rect(x - 66, e.deck + 20, 132, (top - e.deck) * 0.5, { rx: 40, fill: '#0f1415' });
  return group(
    {},
    pane(half, 'rear-window', rest(-380) + rest(0) + rest(380)),
    wiper
      ? path(`M0 ${e.deck + 40}L-380 ${e.deck + 78}`, {
          stroke: '#0b0d0d',
          'stroke-width': 13,
          'stroke-linecap': 'round',
        })
      : '',
    rect(-150, top + 34, 300, 16, { rx: 8, fill: '#b3261e' }),
  );
}

/** A car from straight behind, in millimetres, y up, about its middle. */
export function rearView(body: CarBody, e: Elevation, paint: Paint, shadow: string): string {
  const tall = body === 'ute' || body === 'van';
  const pipes = body === 'coupe' || body === 'sedan' || body === 'convertible';
  return group(
    {},
    elevationShadow(e, shadow),
    tyres(e),
    rect(-e.width / 2 + 120, 150, e.width - 240, e.clearance, { fill: '#0c0d0d' }),
    mirrors(e, paint, e.cowl + 20),
    e.open ? openCabin(e) : '',
    elevationShell(e, paint, e.deck + 6, e.deck - 60),
    e.open ? '' : rearWindow(e, !pipes && !tall),
    body === 'ute' ? uteTail(e, paint) : rearBumper(e, paint, pipes),
    body === 'van' ? vanTail(e, paint) : '',
    tall ? '' : tailgate(e, paint),
    tall ? tallLamps(e) : wideLamps(e),
  );
}
