import { css } from '@emotion/react';
import { Fragment } from 'react';
import { MARK } from '../../../search/searchRequest';
import { color } from '../../../theme/tokens';

/** A text in which a search has marked its matches. It is only split, so that no text of a feed is ever HTML. */
export const MarkedText = ({ text }: { readonly text: string }) =>
  text.split(MARK.start).map((piece, place) => {
    const [match, rest] = place === 0 ? ['', piece] : piece.split(MARK.end);
    const key = `${place} ${piece}`;
    return (
      <Fragment key={key}>
        {match && <mark css={mark}>{match}</mark>}
        {rest}
      </Fragment>
    );
  });

const mark = css({ borderRadius: 2, background: color.accentSoft, color: 'inherit' });
