import { marked } from 'marked';
import { matchItems } from './matchItems';

/**
 * Markdown that says `next`, in the words of `source`: an editor that writes all of it anew (other bullets, other
 * marks for the same emphasis, no line breaks within a paragraph) changes only the paragraphs that were edited.
 * Law: it gives the same HTML as `next`.
 */
export function mergeMarkdown(source: string, next: string): string {
  if (source.trim() === next.trim() || html(source) === html(next)) return source;
  const old = paragraphs(source);
  const meaning = old.map(html);
  const wanted = paragraphs(next);
  const merged = matchItems(meaning, wanted.map(html))
    .map(({ value, before }, index) =>
      before !== undefined && meaning[before] === value ? old[before] : wanted[index],
    )
    .join('\n\n');
  const result = html(merged) === html(next) ? merged : next.trim();
  return result === '' ? '' : `${result}\n`;
}

/** Pieces between blank lines; a fenced piece of code is one, whatever lines it holds. */
const paragraphs = (markdown: string): readonly string[] =>
  markdown
    .trim()
    .match(/(?:^(```|~~~)[\s\S]*?^\1|\S)[\s\S]*?(?=\n[ \t]*\n|(?![\s\S]))/gm)
    ?.map((piece) => piece.replace(/\s+$/, '')) ?? [];

/** What a piece means. White space says nothing in HTML, except in what is preformatted. */
function html(markdown: string): string {
  const rendered = marked.parse(markdown, { async: false });
  return rendered.includes('<pre') ? rendered : rendered.replace(/\s+/g, ' ').trim();
}
