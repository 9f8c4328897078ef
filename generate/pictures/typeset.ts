import type { Font } from 'fontkitten';

/** The distance of two lines, in em. */
export const LEADING = 1.16;

/** Lines of words at a size in pixels. */
interface SetWords {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest size, down to half, at which words fit their space; what does not fit even then ends with an ellipsis. */
export function fitted(
  font: Font,
  sentence: string,
  {
    size,
    width,
    lines: most,
    height = Number.POSITIVE_INFINITY,
  }: { size: number; width: number; lines: number; height?: number },
): SetWords {
  for (let smaller = size; ; smaller -= 2) {
    const lines = broken(font, sentence, width / smaller);
    const isLast = smaller - 2 < size / 2;
    const room = Math.max(1, Math.min(most, Math.floor(height / (smaller * LEADING))));
    if (lines.length <= room && lines.every((line) => advance(font, line) * smaller <= width))
      return { lines, size: smaller };
    if (isLast)
      return {
        lines: lines
          .slice(0, room)
          .map((line, at) => cut(font, line, width / smaller, at === room - 1 && lines.length > room)),
        size: smaller,
      };
  }
}

/** Breaks words into lines. @param width of a line, in em */
function broken(font: Font, sentence: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && advance(font, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line that ends with an ellipsis where it is too long, or where more would follow. */
function cut(font: Font, line: string, width: number, hasMore: boolean): string {
  if (!hasMore && advance(font, line) <= width) return line;
  let kept = line;
  while (kept.length > 1 && advance(font, `${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

interface Letter {
  /** In units of the font. */
  readonly advanceWidth: number;
  readonly outline: string;
}

/** The letters of each font that were drawn before: to trace one again takes longer than to set a line. */
const traced = new WeakMap<Font, Map<string, Letter>>();

function letters(font: Font, line: string): readonly Letter[] {
  const known = traced.get(font) ?? new Map<string, Letter>();
  traced.set(font, known);
  return [...line].map((letter) => {
    const before = known.get(letter);
    if (before) return before;
    const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const now = { advanceWidth, outline: path.toSVG() };
    known.set(letter, now);
    return now;
  });
}

/** The width of a line, in em. */
const advance = (font: Font, line: string): number =>
  letters(font, line).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;

/** Lines as outlines, so that a picture needs no font of the machine. @param start where the first line stands */
export function words(
  font: Font,
  { lines, size }: SetWords,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const scale = size / font.unitsPerEm;
  return lines
    .map((line, at) => {
      let along = 0;
      const outlines = letters(font, line).map(({ advanceWidth, outline }) => {
        const placed = `<path transform="translate(${along})" d="${outline}"/>`;
        along += advanceWidth;
        return placed;
      });
      return `<g transform="translate(${x} ${y + at * size * LEADING}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    })
    .join('');
}
