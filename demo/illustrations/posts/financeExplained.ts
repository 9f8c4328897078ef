import { carKey, cup, deskTop, laid, paperFade, pen, sprig } from '../desk';
import { word } from '../letters';
import { circle, group, path, rect } from '../svg';

/** A balance curve with its interest on paper, a calculator and a key, from above. */
export function financeExplained(): string {
  const steps = 10;
  const at = (index: number) => 70 + index * 56;
  const balance = (index: number) => 400 - 300 * (1 - (index / steps) ** 1.35);
  const top = Array.from(
    { length: steps + 1 },
    (_, index) => `${at(index)} ${balance(index).toFixed(0)}`,
  ).join('L');
  const interest = Array.from(
    { length: steps + 1 },
    (_, index) => `${at(index)} ${(balance(index) + (400 - balance(index)) * 0.72).toFixed(0)}`,
  );
  const sheet = group(
    {},
    rect(0, 0, 720, 560, { rx: 10, fill: 'url(#page)' }),
    rect(56, 44, 240, 18, { rx: 4, fill: '#1d1f1c' }),
    rect(56, 74, 380, 7, { rx: 3, fill: '#c9bfa8' }),
    ...[100, 175, 250, 325].map((y) => rect(70, y, 580, 2, { fill: '#d9d0bb' })),
    path(`M${top}L${at(steps)} 400L70 400Z`, { fill: '#2d6b57' }),
    path(`M${interest.join('L')}L${at(steps)} 400L70 400Z`, { fill: '#d39a3c' }),
    path(`M${top}`, { fill: 'none', stroke: '#16382e', 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    rect(66, 400, 590, 4, { fill: '#1d1f1c' }),
    ...Array.from({ length: 6 }, (_, index) =>
      rect(at(index * 2) - 14, 416, 28, 7, { rx: 3, fill: '#b8ae96' }),
    ),
    circle(at(4), balance(4), 12, { fill: '#fffdf6', stroke: '#16382e', 'stroke-width': 6 }),
    rect(470, 130, 150, 14, { rx: 4, fill: '#2d6b57' }),
    rect(470, 156, 110, 14, { rx: 4, fill: '#d39a3c' }),
    ...[0, 1, 2].map((row) => rect(56, 458 + row * 26, 300 - row * 50, 7, { rx: 3, fill: '#c9bfa8' })),
    rect(460, 454, 196, 60, { rx: 8, fill: '#1f4d3f' }),
    rect(488, 478, 140, 12, { rx: 5, fill: '#f6f2ea' }),
  );
  const keys = Array.from({ length: 20 }, (_, index) => {
    const column = index % 4;
    const row = Math.floor(index / 4);
    return rect(28 + column * 62, 130 + row * 58, 50, 44, {
      rx: 9,
      fill: column === 3 ? (row === 4 ? '#b7791f' : '#566360') : '#e9e4d7',
    });
  });
  const calculator = group(
    {},
    rect(0, 0, 296, 440, { rx: 24, fill: '#2a3231' }),
    rect(4, 4, 288, 432, { rx: 22, fill: 'none', stroke: '#6d7775', 'stroke-width': 3 }),
    rect(28, 30, 240, 76, { rx: 10, fill: '#c6d3c3' }),
    word('154', 164, 52, 32, '#23302a', 1.8, 5),
    ...keys,
  );
  return (
    deskTop('#e3d3b4', '#a88a5a') +
    paperFade('page') +
    sprig(60, 760, -18, 0.8) +
    laid(170, 130, 720, 560, -4, sheet) +
    laid(1010, 190, 296, 440, 7, calculator) +
    pen(560, 690, 340, -20, '#b7791f') +
    carKey(1380, 520, 18) +
    cup(1420, 190, 84)
  );
}
