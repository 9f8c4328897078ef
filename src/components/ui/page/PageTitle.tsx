import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space, text } from '../../../theme/tokens';
import { pageMargins } from '../PageWidth';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly children?: ReactNode;
}

const frame = css({
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[5]} ${space[2]}`,
  [media.wide]: { paddingBlock: `${space[8]} 0` },
});
const lead = css({ maxWidth: '46rem', color: color.inkQuiet, fontSize: text.lead });
const heading = css({ maxWidth: '22ch' });

/** The title of a page, with an introduction. */
export const PageTitle = ({ title, intro, children }: Props) => (
  <header css={[pageMargins, frame]}>
    {children}
    <h1 css={heading}>{title}</h1>
    {intro && <p css={lead}>{intro}</p>}
  </header>
);
