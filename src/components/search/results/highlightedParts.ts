import { MARK } from '../../../search/searchParameters';
import type { TextPart } from '../../ui/MarkedText';

/** A highlighted text of a hit as parts to be shown as plain text, so that no word of a feed is ever HTML. */
export const highlightedParts = (text: string): readonly TextPart[] =>
  text.split(MARK.start).flatMap((piece, place) => {
    const [marked = '', rest] = place === 0 ? ['', piece] : piece.split(MARK.end);
    return [
      ...(marked === '' ? [] : [{ text: marked, isMatch: true }]),
      ...(rest ? [{ text: rest, isMatch: false }] : []),
    ];
  });
