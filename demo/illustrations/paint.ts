import type { Colour } from './catalogue';

/** One colour of paint under the family's light, from the brightest reflection to the deepest fold. */
export interface Paint {
  readonly glint: string;
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/** The nine paints. */
export const paints: Readonly<Record<Colour, Paint>> = {
  white: { glint: '#ffffff', lit: '#fdfdfb', base: '#eceeeb', shade: '#c3cac9', deep: '#7f8988' },
  silver: { glint: '#ffffff', lit: '#eef1f2', base: '#bcc3c7', shade: '#8d969b', deep: '#4f585d' },
  grey: { glint: '#e6eaec', lit: '#a4acb1', base: '#697278', shade: '#474f55', deep: '#24292d' },
  black: { glint: '#dfe5e8', lit: '#6b7479', base: '#2d3134', shade: '#191b1d', deep: '#0a0b0c' },
  red: { glint: '#ffe3dc', lit: '#e2705f', base: '#b22a20', shade: '#84170f', deep: '#470a06' },
  blue: { glint: '#e6f1ff', lit: '#7da6d6', base: '#2f5f9c', shade: '#1e4274', deep: '#0d2241' },
  green: { glint: '#e4f5ec', lit: '#84b39d', base: '#31705a', shade: '#1f4d3f', deep: '#0c261e' },
  orange: { glint: '#fff3dc', lit: '#f0bb6e', base: '#cc8424', shade: '#9a5d14', deep: '#573207' },
  bronze: { glint: '#fff8ea', lit: '#e0d0b6', base: '#ae9573', shade: '#7f694c', deep: '#433523' },
};

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The colour that lies so far (0 to 1) on the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => value + ((end[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Near-black of the theme. */
export const ink = '#1d1f1c';
export const paper = '#f6f2ea';
export const eucalyptus = '#1f4d3f';
export const ochre = '#b7791f';
