import { tables } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** Word marks an item of a list as a paragraph with its list, its level and the sign before it. */
const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d)/;
const IGNORED = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** A number or a letter before an item counts; any other sign is a bullet. */
const COUNTED = /^\W*(\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * Text that is pasted from Word, Excel, Google Docs or a page, as the Markdown of our texts: headings, bold, italics, links,
 * lists and tables. Colours, typefaces and pictures are left behind.
 * @returns with its words alone: the same, if nothing has a format
 */
export function htmlToMarkdown(html: string): { readonly markdown: string; readonly text: string } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('style, script, meta, link, title, img, o\\:p')) one.remove();
  makeLists(body);
  for (const one of body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font')) nameWeight(one);
  for (const table of body.querySelectorAll('table')) makePlain(table);
  const markdown = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
  })
    .use(tables)
    .turndown(body);
  return {
    markdown: markdown
      .replace(/\u00a0/g, ' ')
      .replace(/^(\s*(?:-|\d+\.)) +/gm, '$1 ')
      .trim(),
    text: (body.textContent ?? '').replace(/\s+/g, ' ').trim(),
  };
}

/** Paragraphs that Word calls items of a list become one. */
function makeLists(body: HTMLElement): void {
  /** The lists that are open, the outermost first. */
  let open: { readonly level: number; readonly list: HTMLElement }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LIST_STYLE.exec(paragraph.getAttribute('style') ?? '')?.[2] ?? 0);
    if (level === 0) continue;
    const sign = paragraph.querySelector(IGNORED);
    const isCounted = COUNTED.test(sign?.textContent ?? '');
    sign?.remove();
    const last = open.at(-1);
    const isNext = last && paragraph.previousElementSibling === open[0]?.list;
    open = isNext ? open.filter((one) => one.level <= level) : [];
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(isCounted ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Bold and italics may be a style, and Google Docs wraps everything in bold that is none. */
function nameWeight(one: HTMLElement): void {
  const { fontWeight, fontStyle } = one.style;
  const isElement = /^(b|strong)$/i.test(one.tagName);
  const isBold = /^(bold|bolder|[6-9]00)$/.test(fontWeight) || (isElement && fontWeight === '');
  const isItalic = fontStyle === 'italic' || (/^(i|em)$/i.test(one.tagName) && fontStyle === '');
  let inner: (Node | string)[] = [...one.childNodes];
  for (const name of [isBold && 'strong', isItalic && 'em'])
    if (name && one.textContent?.trim()) {
      const element = document.createElement(name);
      element.append(...inner);
      inner = [element];
    }
  one.replaceWith(...inner);
}

/** A table of Markdown has a heading row, and a cell holds one line. */
function makePlain(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) {
    for (const part of cell.querySelectorAll('p, div, li')) part.replaceWith(...part.childNodes, ' ');
    for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
  }
  for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) {
    const heading = document.createElement('th');
    // Every heading is bold already.
    heading.append(cell.textContent?.trim() ?? '');
    cell.replaceWith(heading);
  }
}
