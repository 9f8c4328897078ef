import { path } from './svg';

/** A clump of grass standing at (x, y), in pixels. */
export function tussock(x: number, y: number, size: number, colour: string): string {
  const blades = [-1, -0.6, -0.25, 0.05, 0.35, 0.7, 1].map((lean) => {
    const tip = `${(x + lean * size).toFixed(0)} ${(y - size * (1.5 - Math.abs(lean) * 0.5)).toFixed(0)}`;
    return `M${(x - size * 0.08).toFixed(0)} ${y}Q${(x + lean * size * 0.25).toFixed(0)} ${(y - size).toFixed(0)} ${tip}Q${(x + lean * size * 0.4).toFixed(0)} ${(y - size * 0.7).toFixed(0)} ${(x + size * 0.1).toFixed(0)} ${y}Z`;
  });
  return path(blades.join(''), { fill: colour });
}
