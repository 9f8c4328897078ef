import type { TextPart } from '../ui/MarkedText';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * A highlighted text of a hit as parts to be shown as plain text, so that no word of a feed is ever HTML. InstantSearch
 * escapes the text and puts `<mark>` around what was found: a `<mark>` of the text's own is `&lt;mark&gt;` here.
 */
export const highlightedParts = (html: string): readonly TextPart[] =>
  html.split('<mark>').flatMap((piece, place) => {
    const [marked = '', rest] = place === 0 ? ['', piece] : piece.split('</mark>');
    return [
      ...(marked === '' ? [] : [{ text: plain(marked), isMatch: true }]),
      ...(rest ? [{ text: plain(rest), isMatch: false }] : []),
    ];
  });
