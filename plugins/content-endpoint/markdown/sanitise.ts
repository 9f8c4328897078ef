import sanitizeHtml from 'sanitize-html';
import type { PictureSize } from '../files/staticFiles';

/** The allowed elements. All others are removed. */
const ALLOWED_TAGS = [
  ...'h2 h3 h4 h5 p ul ol li blockquote hr br pre code strong em b i s del sup sub abbr small a'.split(' '),
  ...'img figure figcaption table caption thead tbody tr th td dl dt dd'.split(' '),
];

/** These are removed with their content. Of other removed elements the text stays. */
const DROPPED_WHOLE =
  'script style textarea option noscript template title svg math iframe object embed audio video'.split(' ');

const PICTURE_ADDRESS = /^(?:https:|\/(?![/\\]))/i;

/** Whether the address is on this site or https. Other pictures are removed. */
export const isPictureAddress = (address: string): boolean => PICTURE_ADDRESS.test(address);

/**
 * HTML that is safe on any page: no scripts, handlers, styles, classes, ids, forms, frames or drawings, and no address
 * that runs code. The page's own title is its `h1`, so an `h1` in the text becomes an `h2`.
 * @param sizes the pictures' sizes by address, written into the elements so that nothing shifts as they load. Other
 * pictures keep their own sizes.
 */
export function sanitise(html: string, sizes: ReadonlyMap<string, PictureSize> = new Map()): string {
  const safe = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    nonTextTags: DROPPED_WHOLE,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan', 'align'],
      td: ['colspan', 'rowspan', 'align'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(title && { title }),
          ...(/^https?:/i.test(href ?? '') && { rel: 'noopener' }),
        },
      }),
      img: (tagName, { src = '', alt = '', ...given }) => {
        const { width, height } = sizes.get(src) ?? given;
        const sides = isSide(width) && isSide(height) && { width: String(width), height: String(height) };
        return { tagName, attribs: { src, alt, ...sides, loading: 'lazy', decoding: 'async' } };
      },
    },
    // A refused address would show an empty frame; a relative one would mean another file on each page.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureAddress(attribs.src ?? ''),
  });
  return scrollingTables(safe);
}

const TABLE = /<table>(?:\s*<caption>([\s\S]*?)<\/caption>)?/g;

/**
 * Puts each table into its own scrolling frame, for tables wider than a phone. The frame can have the focus, so that the
 * arrow keys scroll it too. It is a named group and not a region: every region is a landmark, and a page of tables would
 * have many landmarks of one name.
 * @param safe sanitised HTML, so every `<` begins a tag, and there are no frames yet.
 */
const scrollingTables = (safe: string): string =>
  safe
    .replace(TABLE, (table, caption = '') => {
      const name = caption.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');
      return `<div role="group" aria-label="${name.trim() || 'Table'}" tabindex="0">${table}`;
    })
    .replaceAll('</table>', '</table></div>');

/** Whole pixels. */
const isSide = (side: string | number | undefined): boolean => /^[1-9]\d{0,4}$/.test(String(side));
