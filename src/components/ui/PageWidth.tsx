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

/** Content between the page's margins, up to the page's greatest width. */
export const PageWidth = ({ children }: { readonly children: ReactNode }) => (
  <div css={pageMargins}>{children}</div>
);
