import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, radius, space, wrapRow } from '../../theme/tokens';

/** How many vehicles in stock match what the shopper set on this page, and the way to them. */
export const MatchBand = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <div css={band}>
    <p role="status">{words}</p>
    {children}
  </div>
);

const band = css({
  ...wrapRow(`${space[3]} ${space[5]}`),
  justifyContent: 'space-between',
  padding: space[4],
  borderRadius: radius.medium,
  background: color.accentSoft,
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { display: 'none' },
});
