import { Parser } from 'htmlparser2';

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

/** What a visitor, a search engine and a shared link read in one built page. */
export interface BuiltPage {
  /** The page's address: `/stock/`. */
  readonly path: string;
  readonly title: string;
  /** By `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>;
  readonly jsonLd: readonly unknown[];
  readonly blocks: readonly TextBlock[];
  /** The addresses of the links outside of cards, as they are written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** What the drawn picture for shared links says; absent if the page has none. */
  readonly drawnText?: string;
}

/** Elements that begin and end a block of words. Of a table, a row is a block: its cells belong together. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote button caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p section summary table tr ul'.split(
    ' ',
  ),
);

/** Elements whose content nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript']);

const CARD_LINK = /^\/stock\/item\/([^/?#]+)/;

const HEADING = /^h[1-6]$/;

interface Open {
  readonly name: string;
  readonly label?: string;
  readonly card?: Card;
}

/** An article with a link to a stock item. An article around other articles, such as an item's own page, is not a card. */
interface Card {
  id?: string;
  holdsCards?: true;
}

/** Reads the HTML of a built page. It never throws: a browser shows damaged HTML too. */
export function readBuiltPage(path: string, html: string): BuiltPage {
  const meta = new Map<string, string>();
  const jsonLd: unknown[] = [];
  const blocks: (Omit<TextBlock, 'card'> & { readonly inCard?: Card })[] = [];
  const links: { readonly href: string; readonly inCard?: Card }[] = [];
  const ids = new Set<string>();
  const open: Open[] = [];
  let [words, title, json] = ['', '', ''];
  let heading: string | undefined;
  let [unread, isJson] = [0, false];

  const last = <Value>(read: (one: Open) => Value | undefined): Value | undefined => {
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const value = open[at] && read(open[at] as Open);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const area = (): TextBlock['area'] =>
    last(({ name }) => (name === 'main' || name === 'footer' ? name : undefined)) ??
    last(({ name }) => (name === 'header' ? name : undefined)) ??
    'page';
  const endBlock = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    words = '';
    if (text === '' || open.some(({ name }) => name === 'head')) return;
    const part = last(({ label }) => label);
    const inCard = last(({ card }) => card);
    if (open.some(({ name }) => HEADING.test(name)) && (!inCard || inCard.holdsCards)) heading = text;
    blocks.push({ text, area: area(), heading, part, inCard });
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (UNREAD.has(name)) {
          unread += 1;
          isJson = attributes.type === 'application/ld+json';
          return;
        }
        if (BLOCKS.has(name)) endBlock();
        else if (name === 'span' || name === 'sup') words += ' ';
        else if (name === 'br') words += ' ';
        else if (name === 'td' || name === 'th') words += ' | ';
        if (attributes.id !== undefined) ids.add(attributes.id);
        const key = attributes.name ?? attributes.property;
        if (name === 'meta' && key !== undefined) meta.set(key, attributes.content ?? '');
        if (name === 'img' && attributes.alt) words += ` ${attributes.alt} `;
        const around = last(({ card }) => card);
        if (name === 'article' && around) around.holdsCards = true;
        open.push({
          name,
          label: attributes['aria-label'],
          ...(name === 'article' && { card: {} }),
        });
        if (name !== 'a' || attributes.href === undefined) return;
        const inCard = last(({ card }) => card);
        const id = CARD_LINK.exec(attributes.href)?.[1];
        if (inCard && id !== undefined) inCard.id ??= decodeURIComponent(id);
        links.push({ href: attributes.href, inCard });
      },
      ontext(text) {
        if (isJson) json += text;
        else if (unread === 0) {
          if (open.at(-1)?.name === 'title') title += text;
          else words += text;
        }
      },
      onclosetag(name) {
        if (UNREAD.has(name)) {
          unread -= 1;
          if (isJson && unread === 0) {
            isJson = false;
            jsonLd.push(parsed(json));
            json = '';
          }
          return;
        }
        if (BLOCKS.has(name)) endBlock();
        else if (name === 'span' || name === 'sup') words += ' ';
        while (open.length > 0 && open.pop()?.name !== name);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();

  const cardId = (card: Card | undefined) => (card?.holdsCards ? undefined : card?.id);
  return {
    path,
    title: title.trim(),
    meta,
    jsonLd,
    blocks: blocks.map(({ inCard, ...block }) => {
      const card = cardId(inCard);
      return card === undefined ? block : { ...block, card };
    }),
    links: links.filter(({ inCard }) => cardId(inCard) === undefined).map(({ href }) => href),
    ids,
  };
}

/** Structured data that cannot be read is kept as text: the check of its prices then misses it, and says so. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
