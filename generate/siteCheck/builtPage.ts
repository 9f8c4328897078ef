import { DomUtils, parseDocument } from 'htmlparser2';

/** The words of one paragraph, heading, list item or table row, as a reader meets them. */
export interface TextBlock {
  readonly text: string;
  /** The heading above it, if there is one. */
  readonly heading?: string;
  readonly area: 'page' | 'header' | 'main' | 'footer';
  /** The label of the nearest labelled part around it: `Price`, `Notes on prices`. */
  readonly part?: string;
  /** The stock item whose card holds these words; absent outside of cards. */
  readonly card?: string;
}

/** Where a block is, in words of a report. */
export const placeOf = ({ heading, part, area }: TextBlock): string =>
  part ?? (heading === undefined ? area : `under “${heading}”`);

/** What a visitor, a search engine and a shared link read in one built page. */
export interface BuiltPage {
  /** The page's address: `/stock/`. */
  readonly path: string;
  readonly title: string;
  /** By `name` or `property`; also `canonical`, `lang`, and `hreflang` with the languages of other versions. */
  readonly meta: ReadonlyMap<string, string>;
  readonly jsonLd: readonly unknown[];
  readonly blocks: readonly TextBlock[];
  /** The addresses of the links outside of cards, as they are written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Whether its picture for shared links should be a file of this site, which is not there. */
  readonly lacksPicture?: boolean;
  /** What the drawn picture for shared links says; absent if the page has none. */
  readonly drawnText?: string;
}

/** Elements that begin and end a block of words. Of a table, a row is a block: its cells belong together. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote button caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p section summary table tr ul'.split(
    ' ',
  ),
);

/** Elements whose content isn't read. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript']);

const CARD_LINK = /^\/stock\/item\/([^/?#]+)/;

/** What divides words inside a block. Cells of one row belong together. */
const DIVIDERS: Readonly<Record<string, string>> = { span: ' ', sup: ' ', br: ' ', td: ' | ', th: ' | ' };

type Node = ReturnType<typeof parseDocument>['children'][number];

/** What is around a place in the page. */
interface Around {
  readonly area: TextBlock['area'];
  readonly part?: string;
  /** The stock item of the card around it; empty in a card of something else; absent outside of cards. */
  readonly card?: string;
  readonly isHeading?: boolean;
}

/** The stock item of an article's first such link. An article around others, such as an item's own page, is not a card. */
function cardOf(children: Node[]): string | undefined {
  if (DomUtils.getElementsByTagName('article', children, true, 1).length > 0) return undefined;
  const links = DomUtils.getElementsByTagName('a', children);
  const ids = links.map(({ attribs }) => CARD_LINK.exec(attribs.href ?? '')?.[1]);
  return decodeURIComponent(ids.find((id) => id !== undefined) ?? '');
}

function areaOf(name: string, { area }: Around): TextBlock['area'] {
  if (name === 'main' || name === 'footer') return name;
  return name === 'header' && area === 'page' ? name : area;
}

/** Reads the HTML of a built page. It never throws: a browser shows damaged HTML too. */
export function readBuiltPage(path: string, html: string): BuiltPage {
  const meta = new Map<string, string>();
  const jsonLd: unknown[] = [];
  const blocks: TextBlock[] = [];
  const links: string[] = [];
  const ids = new Set<string>();
  let [words, title] = ['', ''];
  let heading: string | undefined;

  const endBlock = ({ area, part, card, isHeading }: Around) => {
    const text = words.replace(/\s+/g, ' ').trim();
    words = '';
    if (text === '') return;
    if (isHeading && card === undefined) heading = text;
    blocks.push({ text, area, heading, part, ...(card && { card }) });
  };
  const read = (node: Node, around: Around) => {
    if (node.type === 'text') words += node.data;
    if (!('attribs' in node)) return;
    const { name, attribs, children } = node;
    if (attribs.type === 'application/ld+json') jsonLd.push(parsed(DomUtils.textContent(children)));
    if (UNREAD.has(name)) return;
    const isBlock = BLOCKS.has(name);
    if (isBlock) endBlock(around);
    else words += DIVIDERS[name] ?? '';
    if (attribs.id !== undefined) ids.add(attribs.id);
    const key = attribs.name ?? attribs.property;
    if (name === 'meta' && key !== undefined) meta.set(key, attribs.content ?? '');
    if (name === 'html' && attribs.lang) meta.set('lang', attribs.lang);
    if (name === 'link' && attribs.rel === 'canonical') meta.set('canonical', attribs.href ?? '');
    if (name === 'link' && attribs.hreflang)
      meta.set('hreflang', [meta.get('hreflang'), attribs.hreflang].filter(Boolean).join(' '));
    if (name === 'img' && attribs.alt) words += ` ${attribs.alt} `;
    if (name === 'a' && attribs.href !== undefined && !around.card) links.push(attribs.href);
    const inside: Around = {
      area: areaOf(name, around),
      part: attribs['aria-label'] ?? around.part,
      card: name === 'article' ? cardOf(children) : around.card,
      isHeading: around.isHeading || /^h[1-6]$/.test(name),
    };
    for (const child of children) read(child, inside);
    if (name === 'title') title = words.trim();
    if (isBlock) endBlock(inside);
    else if (name === 'span' || name === 'sup') words += ' ';
    if (name === 'head') words = '';
  };
  const { children } = parseDocument(html);
  for (const child of children) read(child, { area: 'page' });
  endBlock({ area: 'page' });
  return { path, title, meta, jsonLd, blocks, links, ids };
}

/** Structured data that cannot be read is kept as text: the check of its prices then misses it, and says so. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
