/**
 * a + b + c + lost, rounded once: what each addition loses is kept and added last, with what the terms
 * themselves had lost before.
 *
 * Source: D. E. Knuth, The Art of Computer Programming, volume 2, section 4.2.2, theorem C.
 *
 * @example
 * sumOfThree(1e16, 1, -1e16, 0) // → 1
 */
export function sumOfThree(a: number, b: number, c: number, lost: number): number {
  const first = a + b;
  const firstB = first - a;
  const firstLost = a - (first - firstB) + (b - firstB);
  const second = first + c;
  const secondC = second - first;
  const secondLost = first - (second - secondC) + (c - secondC);
  return second + (firstLost + secondLost + lost);
}
