import { ADDRESS, HTML } from '../content/cleanContent';

/** An address in the content, and its place. */
export interface ContentLink {
  /** `pages`, `navigation`, …: a field of the contract's query. */
  readonly collection: string;
  /** Absent for settings, which have only one entry. */
  readonly id?: string;
  /** `blocks[2].actions[0].url` */
  readonly field: string;
  readonly address: string;
}

/** A link in sanitised HTML, whose attributes are in double quotes. */
const HREF = /<a\s(?:[^>]*\s)?href="([^"]*)"/g;

/** The links in the answer to `linksQuery`, including those in its HTML, in the order of the answer. */
export const contentLinks = (answer: Readonly<Record<string, unknown>>): readonly ContentLink[] =>
  Object.entries(answer).flatMap(([collection, value]) =>
    Array.isArray(value)
      ? value.flatMap((entry: { readonly id: string | number }) =>
          linksIn(entry).map((link) => ({ ...link, collection, id: String(entry.id) })),
        )
      : linksIn(value).map((link) => ({ ...link, collection })),
  );

type FoundLink = Pick<ContentLink, 'field' | 'address'>;

function linksIn(value: unknown, field = '', name = ''): readonly FoundLink[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => linksIn(one, `${field}[${place}]`, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      linksIn(inner, field === '' ? key : `${field}.${key}`, key),
    );
  if (typeof value !== 'string') return [];
  if (HTML.test(name))
    return [...value.matchAll(HREF)].map(([, href = '']) => ({ field, address: withoutEntities(href) }));
  return ADDRESS.test(name) ? [{ field, address: value }] : [];
}

const withoutEntities = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
