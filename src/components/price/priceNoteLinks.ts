import type { PriceNote } from '../../domain/stock/priceDisplay';
import { visibleElement } from '../ui/links/InPageLink';

/** The id of a note on prices. A page has each note once. */
export const noteId = (note: PriceNote): string => `note-${note}`;

/** The marks that were followed last, because many cards on a page lead to the same note. */
const followed = new Map<PriceNote, HTMLElement>();

export const rememberMark = (note: PriceNote, mark: HTMLElement): void => {
  followed.set(note, mark);
};

/** The mark that led the reader to a note, or the first one on the page. */
export const markOf = (note: PriceNote): HTMLElement | undefined => {
  const mark = followed.get(note);
  return mark?.isConnected && !mark.closest('[hidden]')
    ? mark
    : visibleElement(`main a[href="#${noteId(note)}"]`);
};
