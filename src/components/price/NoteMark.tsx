import { ClassNames, css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import { color } from '../../theme/tokens';
import { InPageLink, visibleElement } from '../ui/links/InPageLink';
import { visuallyHidden } from '../ui/VisuallyHidden';

const mark = css({
  marginLeft: '0.15em',
  fontSize: '0.7em',
  fontWeight: 400,
  lineHeight: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** Large enough for a finger, without moving the words around it. Above the link that covers a card. */
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  margin: '-10px -8px',
  color: color.accent,
  lineHeight: 1,
  textDecoration: 'none',
});

/** The number of the note that explains a figure. It links to the note on the same page. */
export function NoteMark({ note }: { readonly note: PriceNote }) {
  const { notes } = useStockSettings();
  return (
    <ClassNames>
      {({ css: name }) => {
        const words = (
          <>
            <span className={name(visuallyHidden)}>note </span>
            {note}
          </>
        );
        return (
          <sup className={name(mark)}>
            {notes[note] ? (
              <InPageLink
                className={name(link)}
                to={noteId(note)}
                onClick={({ currentTarget }) => followed.set(note, currentTarget)}
              >
                {words}
              </InPageLink>
            ) : (
              words
            )}
          </sup>
        );
      }}
    </ClassNames>
  );
}

/** The id of a note on prices. A page has each note once. */
export const noteId = (note: PriceNote): string => `note-${note}`;

/** The marks that were followed last, because many cards on a page lead to the same note. */
const followed = new Map<PriceNote, HTMLElement>();

/** The mark that led the reader to a note, or the first one on the page. */
export const markOf = (note: PriceNote): HTMLElement | undefined => {
  const mark = followed.get(note);
  return mark?.isConnected && !mark.closest('[hidden]')
    ? mark
    : visibleElement(`main a[href="#${noteId(note)}"]`);
};
