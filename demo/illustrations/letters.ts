import { group, path } from './svg';

/** Capitals and figures as strokes in a box 10 wide and 14 tall, y down: one family for signs and plates. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9.2H8',
  B: 'M0 0V14H5.5A3.7 3.7 0 0 0 5.5 6.6H0M0 0H5A3.3 3.3 0 0 1 5 6.6',
  C: 'M10 3A5.4 7 0 1 0 10 11',
  D: 'M0 0V14H3.6A6.4 7 0 0 0 3.6 0Z',
  E: 'M9 0H0V14H9M0 6.8H7.6',
  F: 'M9 0H0V14M0 6.8H7.6',
  G: 'M9.8 3A5.4 7 0 1 0 10 10.6V7.6H6',
  H: 'M0 0V14M10 0V14M0 6.8H10',
  I: 'M5 0V14',
  J: 'M8.6 0V9.2A4.2 4.8 0 0 1 .4 10',
  K: 'M0 0V14M9.4 0L0 8.4M3.4 5.6L10 14',
  L: 'M0 0V14H8.6',
  M: 'M0 14V0L5 8.6L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0A5.2 7 0 1 0 5 14A5.2 7 0 1 0 5 0Z',
  P: 'M0 14V0H5.4A3.9 3.9 0 0 1 5.4 7.8H0',
  Q: 'M5 0A5.2 7 0 1 0 5 14A5.2 7 0 1 0 5 0ZM6 9.6L10 14.4',
  R: 'M0 14V0H5.2A3.7 3.7 0 0 1 5.2 7.4H0M5 7.4L9.6 14',
  S: 'M9.2 2.4C7.6 -.8 .8 -.6 .8 3.6C.8 8.2 9.6 5.8 9.6 10.4C9.6 15 1.6 14.8 .4 11.2',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V8.8A5 5.2 0 0 0 10 8.8V0',
  V: 'M0 0L5 14L10 0',
  W: 'M-1 0L2.2 14L5 2.6L7.8 14L11 0',
  X: 'M.4 0L9.6 14M9.6 0L.4 14',
  Y: 'M0 0L5 7.2L10 0M5 7.2V14',
  Z: 'M.4 0H9.6L.4 14H9.6',
  '0': 'M5 0A4.6 7 0 1 0 5 14A4.6 7 0 1 0 5 0Z',
  '1': 'M2 2.6L5.6 0V14',
  '2': 'M.6 3.6A4.3 4 0 1 1 8.4 6.4L.4 14H9.4',
  '3': 'M.8 2A4.4 3.6 0 1 1 4.6 6.6A4.6 3.9 0 1 1 .4 11.8',
  '4': 'M7.4 14V0L0 9.8H10',
  '5': 'M8.8 0H1.8L1.2 6A4.5 4.4 0 1 1 .4 11.4',
  '6': 'M8.8 1.6A5.6 8 0 0 0 .4 9.4A4.5 4.6 0 1 0 5 5.2A4.6 4.6 0 0 0 .6 8.8',
  '7': 'M.4 0H9.4L4 14',
  '8': 'M5 6.4A3.7 3.2 0 1 1 5.1 6.4A4.5 3.8 0 1 1 5 6.4Z',
  '9': 'M1.2 12.4A5.6 8 0 0 0 9.6 4.6A4.5 4.6 0 1 0 5 8.8A4.6 4.6 0 0 0 9.4 5.2',
};

/** Width of a written word at the given cap height. */
export function wordWidth(word: string, height: number, spacing = 4.4): number {
  return ((word.length * (10 + spacing) - spacing) * height) / 14;
}

/** A word in capitals whose top left corner is (x, y), y down; `weight` is the stroke in units of 1/14 height. */
export function word(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 1.9,
  spacing = 4.4,
): string {
  const scale = height / 14;
  const glyphs = [...text].map((letter, index) => {
    const d = strokes[letter];
    return d ? path(d, { transform: `translate(${(index * (10 + spacing)).toFixed(1)} 0)` }) : '';
  });
  return group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
      fill: 'none',
      stroke: colour,
      'stroke-width': weight,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...glyphs,
  );
}
