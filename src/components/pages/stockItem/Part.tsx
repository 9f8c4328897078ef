import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space, text } from '../../../theme/tokens';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of an item’s page under its own heading. */
export const Part = ({ title, className, children }: Props) => (
  <section css={section} className={className}>
    <h2 css={sectionTitle}>{title}</h2>
    {children}
  </section>
);

const section = css({
  marginTop: space[6],
  [media.wide]: { marginTop: space[7] },
  [media.print]: { marginTop: space[1] },
});
const sectionTitle = css({
  marginBottom: space[5],
  [media.print]: { marginBottom: 0, fontSize: text.body },
});
