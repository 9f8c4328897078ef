import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, pageWidth, space } from '../../theme/tokens';

/** The page's margins, for a component that adds its own styles. */
export const pageMargins = css({
  width: '100%',
  maxWidth: `calc(${pageWidth} + 2 * ${space[6]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  [media.medium]: { paddingInline: space[5] },
  [media.wide]: { paddingInline: space[6] },
});

/** Parts of a page one below the other. The footer stays below the window until an answer is there; on paper nothing does. */
export const answerPage = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minHeight: '100vh',
  paddingBlock: `${space[5]} ${space[8]}`,
  '& > *': { minWidth: 0 },
  [media.print]: { minHeight: 0, gap: space[2], padding: 0 },
});

/** For a page that is printed on one sheet of A4. */
export const oneSheet = css({ html: { [media.print]: { fontSize: '9pt' } } });

/** Content between the page's margins, up to the page's greatest width. */
export const PageWidth = ({ children }: { readonly children: ReactNode }) => (
  <div css={pageMargins}>{children}</div>
);
