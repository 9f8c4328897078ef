import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, space } from '../../theme/tokens';
import { Icon } from './Icon';

interface Props extends ComponentPropsWithRef<'details'> {
  readonly summary: ReactNode;
  readonly line: SerializedStyles;
}

/** A part that opens on demand, below a line with its summary and a chevron that turns. */
export const Disclosure = ({ summary, line, children, ...details }: Props) => (
  <details {...details}>
    <summary css={[base, line]}>
      {summary}
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
);

const base = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: color.accent },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});
