import { css } from '@emotion/react';
import { COMPARISON_RATE_BASIS, COMPARISON_RATE_WARNING } from '../../domain/finance/disclosure';
import { color, space, text } from '../../theme/tokens';

/** The warning that the law asks for wherever a comparison rate stands, with its basis; never behind a click. */
export const ComparisonRateWarning = () => (
  <p css={small}>
    {COMPARISON_RATE_WARNING} {COMPARISON_RATE_BASIS}
  </p>
);

const small = css({
  margin: `${space[3]} 0 0`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.45,
});
