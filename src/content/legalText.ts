import { escapeHtml, unescapeHtml } from '../domain/htmlText';
import { slug } from '../domain/stock/slug';
import type { BlockView } from './blocks/block';
import type { LinkView } from './link';

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

const plain = (html: string): string => unescapeHtml(html.replace(/<[^>]*>/g, ''));

/**
 * Gives the headings of sanitised HTML, which has no ids, unique anchors.
 * @returns the HTML, and a link for each second-level heading
 */
export function legalText(html: string) {
  const taken = new Set<string>();
  const contents: LinkView[] = [];
  const named = html.replace(HEADING, (_, inner: string) => {
    const label = plain(inner).trim();
    const base = slug(label) || 'part';
    let id = base;
    for (let next = 2; taken.has(id); next += 1) id = `${base}-${next}`;
    taken.add(id);
    contents.push({ label, href: `#${id}` });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: named, contents };
}

/** The text blocks of a page as one long text. Their headings become headings of the text. */
export const legalTextOf = (blocks: readonly BlockView[]) =>
  legalText(
    blocks
      .flatMap((block) =>
        block.kind === 'richText'
          ? `${block.heading === undefined ? '' : `<h2>${escapeHtml(block.heading)}</h2>`}${block.html}`
          : [],
      )
      .join('\n'),
  );
