/** A point of a line in millimetres; `'c'` breaks the tangent there, so the line turns a corner. */
export type Point = readonly [x: number, y: number, corner?: 'c'];

/** Points through which a smooth line runs. */
export type Line = readonly Point[];

type Vector = readonly [number, number];

function direction(from: Point, to: Point): { readonly unit: Vector; readonly length: number } {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return { unit: [dx / length, dy / length], length };
}

/** The tangent at a smooth point: the nearer neighbour counts for more, so the line never overshoots. */
export function tangentOf(previous: Point, point: Point, next: Point): Vector {
  const before = direction(previous, point);
  const after = direction(point, next);
  const x = before.unit[0] * after.length + after.unit[0] * before.length;
  const y = before.unit[1] * after.length + after.unit[1] * before.length;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of a smooth line through the points; a closed one returns to its start. */
export function pathOf(line: Line, closed = false): string {
  const count = line.length;
  const at = (index: number): Point => line[(index + count) % count] ?? [0, 0];
  const tangentAt = (index: number): Vector | undefined => {
    const end = !closed && (index === 0 || index === count - 1);
    return end || at(index)[2] === 'c' ? undefined : tangentOf(at(index - 1), at(index), at(index + 1));
  };
  const start = at(0);
  const parts = [`M${round(start[0])} ${round(start[1])}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const chord = direction(from, to);
    const reach = chord.length * 0.36;
    const leaving = tangentAt(index);
    const arriving = tangentAt((index + 1) % count);
    if (!leaving && !arriving) {
      parts.push(`L${round(to[0])} ${round(to[1])}`);
      continue;
    }
    const [ux, uy] = leaving ?? chord.unit;
    const [vx, vy] = arriving ?? chord.unit;
    const first = `${round(from[0] + ux * reach)} ${round(from[1] + uy * reach)}`;
    const second = `${round(to[0] - vx * reach)} ${round(to[1] - vy * reach)}`;
    parts.push(`C${first} ${second} ${round(to[0])} ${round(to[1])}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** The same line moved by so many millimetres. */
export function moved(line: Line, dx: number, dy: number): Line {
  return line.map(([x, y, corner]) => (corner ? [x + dx, y + dy, corner] : [x + dx, y + dy]));
}

/** The line and its mirror image about x = 0, joined into one closed outline. */
export function mirrored(half: Line): Line {
  const flipped = half.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])).reverse();
  const same = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];
  const tail = same(flipped[0], half.at(-1)) ? flipped.slice(1) : flipped;
  return [...half, ...(same(tail.at(-1), half[0]) ? tail.slice(0, -1) : tail)];
}

/** The band between a line and the same line moved by so many millimetres. */
export function band(line: Line, dx: number, dy: number): string {
  const back = moved(line, dx, dy).toReversed();
  return `${pathOf(line)}${pathOf(back).replace('M', 'L')}Z`;
}
