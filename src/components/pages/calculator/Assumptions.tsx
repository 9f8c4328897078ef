import { css } from '@emotion/react';
import { media, space, text } from '../../../theme/tokens';
import type { CalculatorTerms } from '../../finance/calculator/figures/resolveChoices';
import { suppositions } from './suppositions';

/** The assumptions behind the figures. */
export const Assumptions = ({ terms }: { readonly terms: CalculatorTerms }) => (
  <ul css={list}>
    {suppositions(terms).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const list = css({
  display: 'grid',
  gap: space[1],
  maxWidth: '68ch',
  paddingLeft: '1.25em',
  fontSize: text.small,
  [media.print]: { display: 'block', columns: 2, columnGap: space[6], maxWidth: 'none' },
});
