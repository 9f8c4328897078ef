import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import {
  COMPARISON_RATE_BASIS,
  COMPARISON_RATE_WARNING,
  publishedExample,
} from '../../domain/finance/disclosure';
import { color, media, space, text } from '../../theme/tokens';

/**
 * The warning that the law asks for wherever a comparison rate stands, with its basis and the example that the lender
 * publishes, if any; never behind a click.
 */
export function ComparisonRateWarning() {
  const { finance } = useStockSettings();
  const example = finance && publishedExample(finance);
  return (
    <p css={small}>
      {COMPARISON_RATE_WARNING} {COMPARISON_RATE_BASIS}
      {example && <span css={onScreen}> {example}</span>}
    </p>
  );
}

const small = css({
  margin: `${space[3]} 0 0`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.45,
});

/** A car and its notes are printed on one sheet, which has no line to spare. */
const onScreen = css({ [media.print]: { display: 'none' } });
