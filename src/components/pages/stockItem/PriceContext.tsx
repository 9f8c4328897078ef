import { css } from '@emotion/react';
import type { PriceContextView } from '../../../domain/priceContext/contextWords';
import { media, onScreen, quiet, space, text } from '../../../theme/tokens';

/** The price of an item compared with others like it, and how. */
export const PriceContext = ({ price, departures }: PriceContextView) => (
  <section css={frame} aria-label="The price beside others">
    {price && (
      <>
        <p css={words}>{price.words}</p>
        <p css={[quiet, onScreen]}>{price.explained}</p>
      </>
    )}
    {departures && <p css={[quiet, onScreen]}>{departures}</p>}
  </section>
);

const frame = css({
  display: 'grid',
  gap: space[1],
  maxWidth: '68ch',
  marginBottom: space[5],
  [media.print]: { marginBottom: 0 },
});
const words = css({ fontSize: text.lead, fontWeight: 650, [media.print]: { fontSize: text.small } });
