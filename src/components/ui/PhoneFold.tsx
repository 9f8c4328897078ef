import { type CSSObject, css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../../theme/tokens';
import { Disclosure } from './Disclosure';

/** For a wider window, if its browser can show what is in a closed `details`. */
export const unfolded = (styles: CSSObject) => ({
  '@supports selector(::details-content)': { [media.medium]: styles },
});

/** A part that a phone opens on demand. A wider window shows it without the line that opens it; it needs no script. */
export const PhoneFold = ({ line, ...details }: ComponentProps<typeof Disclosure>) => (
  <Disclosure css={fold} line={css(line, unfolded({ display: 'none' }))} {...details} />
);

const fold = css(unfolded({ '&::details-content': { display: 'block', contentVisibility: 'visible' } }));
