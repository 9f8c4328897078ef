import { marked } from 'marked';
import { matchItems } from './matchItems';

/**
 * Markdown with the meaning of `next` and, where possible, the text of `source`. Decap's editor rewrites everything (other
 * bullets, other marks for emphasis, no line breaks within a paragraph); this changes only the edited paragraphs.
 * Law: the result gives the same HTML as `next`.
 */
export function mergeMarkdown(source: string, next: string): string {
  if (source.trim() === next.trim() || html(source) === html(next)) return source;
  const old = paragraphs(source);
  const meaning = old.map(html);
  const wanted = paragraphs(next);
  const merged = matchItems(meaning, wanted.map(html))
    .map(({ value, before }, index) => {
      const next = wanted[index] ?? '';
      if (before === undefined) return next;
      const piece = old[before] ?? '';
      return meaning[before] === value ? piece : mergeList(piece, next);
    })
    .join('\n\n');
  const result = html(merged) === html(next) ? merged : next.trim();
  return result === '' ? '' : `${result}\n`;
}

const MARKER = /^[-*+] |^\d+[.)] /;

/** The items of a list, each with its marker; one item if the text is not a list. */
const items = (list: string): readonly string[] => list.split(/\n(?=[-*+] |\d+[.)] )/);

/** A list with the meaning of `next`, in which every item that did not change keeps its text, and the others its marker. */
function mergeList(source: string, next: string): string {
  const marker = MARKER.exec(source)?.[0];
  if (marker === undefined || !MARKER.test(next)) return next;
  const [old, wanted] = [items(source), items(next)];
  const meaning = old.map(html);
  const merged = matchItems(meaning, wanted.map(html))
    .map(({ value, before }, place) => {
      const same = before !== undefined && meaning[before] === value ? old[before] : undefined;
      const item = wanted[place] ?? '';
      return same ?? (/^\d/.test(marker) ? item : item.replace(MARKER, marker));
    })
    .join('\n');
  return html(merged) === html(next) ? merged : next;
}

/** The pieces between blank lines. A fenced code block is one piece. */
const paragraphs = (markdown: string): readonly string[] =>
  markdown
    .trim()
    .match(/(?:^(```|~~~)[\s\S]*?^\1|\S)[\s\S]*?(?=\n[ \t]*\n|(?![\s\S]))/gm)
    ?.map((piece) => piece.replace(/\s+$/, '')) ?? [];

/** The HTML of a piece, for comparison. White space only matters in preformatted text. */
function html(markdown: string): string {
  const rendered = marked.parse(markdown, { async: false });
  return rendered.includes('<pre') ? rendered : rendered.replace(/\s+/g, ' ').trim();
}
