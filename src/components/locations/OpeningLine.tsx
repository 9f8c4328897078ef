import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '../../theme/tokens';

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '1.55em',
  lineHeight: 1.3,
});
const dot = css({
  flex: 'none',
  width: '0.5em',
  height: '0.5em',
  borderRadius: '50%',
  border: `1.5px solid ${color.inkQuiet}`,
});
const openDot = css({ borderColor: color.accent, background: color.accent });

interface Props {
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

/** The line for whether the dealership is open now. It has the same height while nothing is known yet. */
export const OpeningLine = ({ isOpen = false, children }: Props) => (
  <span css={line}>
    <span css={[dot, isOpen && openDot]} aria-hidden="true" />
    {children ?? 'Opening hours'}
  </span>
);
