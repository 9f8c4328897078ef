import { carKey, cup, deskTop, laid, paperFade, pen, sprig } from '../desk';
import { word } from '../letters';
import { bird } from '../mark';
import { circle, group, linear, path, rect } from '../svg';

/** A stamped service logbook on a desk, from above. */
export function logbook(): string {
  const page = (x: number) =>
    group(
      {},
      rect(x, 0, 470, 600, { rx: 8, fill: 'url(#page)' }),
      rect(x + 46, 50, 200, 16, { rx: 4, fill: '#1f4d3f' }),
      rect(x + 46, 78, 300, 6, { rx: 3, fill: '#c9bfa8' }),
      ...[0, 1, 2].map((row) => {
        const y = 120 + row * 156;
        return group(
          {},
          rect(x + 40, y, 390, 138, { rx: 6, fill: 'none', stroke: '#b8ae96', 'stroke-width': 3 }),
          ...[0, 1, 2, 3].map((line) =>
            rect(x + 58, y + 24 + line * 28, 130 + ((line * 37 + row * 23) % 60), 5, {
              rx: 2,
              fill: '#c9bfa8',
            }),
          ),
          ...[0, 1, 2].map((line) =>
            path(`M${x + 62} ${y + 18 + line * 28}q20 -12 36 0t34 -2t28 2`, {
              fill: 'none',
              stroke: '#2f5f9c',
              'stroke-width': 3,
              'stroke-linecap': 'round',
            }),
          ),
        );
      }),
    );
  const stamp = (x: number, y: number, turn: number, colour: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: 0.85 },
      circle(0, 0, 54, { fill: 'none', stroke: colour, 'stroke-width': 5 }),
      circle(0, 0, 44, { fill: 'none', stroke: colour, 'stroke-width': 2.5 }),
      path(bird, { transform: 'translate(-23 -27) scale(.72)', fill: colour }),
      word('SERVICE', -31, 16, 9, colour, 2, 3),
    );
  const book = group(
    {},
    rect(-14, -12, 968, 624, { rx: 16, fill: '#1f4d3f' }),
    page(0),
    page(470),
    linear(
      'fold',
      [430, 0, 510, 0],
      [
        [0, '#5b4a2a', 0],
        [0.5, '#5b4a2a', 0.35],
        [1, '#5b4a2a', 0],
      ],
    ),
    rect(430, 0, 80, 600, { fill: 'url(#fold)' }),
    stamp(362, 190, -12, '#1f4d3f'),
    stamp(352, 346, 8, '#1f4d3f'),
    stamp(366, 502, -6, '#b7791f'),
    stamp(832, 190, 10, '#1f4d3f'),
  );
  return (
    deskTop('#d9bd93', '#9a7444') +
    paperFade('page') +
    sprig(1210, 110, 24, 0.9) +
    laid(250, 170, 940, 600, -3, book) +
    pen(840, 640, 330, -32, '#1f4d3f') +
    cup(1380, 450, 92) +
    carKey(1250, 590, -24)
  );
}
