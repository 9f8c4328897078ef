import { MARK } from '../../../search/searchParameters';
import type { TextPart } from '../../ui/MarkedText';

/** Splits a highlighted text of a hit into plain text parts, so that no text of a feed is ever HTML. */
export const highlightedParts = (text: string): readonly TextPart[] =>
  text.split(MARK.start).flatMap((piece, place) => {
    const [marked = '', rest] = place === 0 ? ['', piece] : piece.split(MARK.end);
    return [
      ...(marked === '' ? [] : [{ text: marked, isMatch: true }]),
      ...(rest ? [{ text: rest, isMatch: false }] : []),
    ];
  });
