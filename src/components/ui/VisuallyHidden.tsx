import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span css={visuallyHidden}>{children}</span>
);
