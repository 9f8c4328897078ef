import { css } from '@emotion/react';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import { color, media, space } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { InPageLink } from '../ui/links/InPageLink';
import { markOf, noteId } from './priceNoteLinks';

interface Props {
  readonly note: PriceNote;
  /** Sanitised by the build. */
  readonly html: string;
}

/** One note on prices, with a link back to the price that the reader came from. */
export const PriceNoteItem = ({ note, html }: Props) => (
  <li id={noteId(note)} value={note} tabIndex={-1}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content endpoint sanitises it */}
    <div css={words} dangerouslySetInnerHTML={{ __html: html }} />
    {/* Without JavaScript, the browser's own Back leads to the price. */}
    <InPageLink css={back} to="main" find={() => markOf(note)} aria-label="Back to the price">
      <Icon name="back" />
    </InPageLink>
  </li>
);

const words = css({ '& p:last-of-type': { display: 'inline' }, display: 'inline' });
const back = css({
  display: 'inline-block',
  marginLeft: space[1],
  minWidth: '24px',
  minHeight: '24px',
  color: color.accent,
  textAlign: 'center',
  textDecoration: 'none',
  [media.print]: { display: 'none' },
});
