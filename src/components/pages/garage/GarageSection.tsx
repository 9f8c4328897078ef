import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text, wrapRow } from '../../../theme/tokens';
import { keepFocus } from '../../ui/keepFocus';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export const GarageSection = ({ id, title, count, action, children }: Props) => (
  <section ref={keepFocus} aria-labelledby={id}>
    <header css={head}>
      <h2 css={heading} id={id} tabIndex={-1}>
        {title} {count !== undefined && <span css={number}>{count}</span>}
      </h2>
      {action}
    </header>
    {children}
  </section>
);

const head = css({
  ...wrapRow(`0 ${space[5]}`, 'baseline'),
  justifyContent: 'space-between',
  marginBottom: space[4],
});
const heading = css({ fontSize: text.section });
const number = css({ color: color.inkQuiet, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
