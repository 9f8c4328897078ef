import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import {
  COMPARISON_RATE_BASIS,
  COMPARISON_RATE_WARNING,
  publishedExample,
} from '../../domain/finance/disclosure';
import { color, media, space, text } from '../../theme/tokens';

/**
 * The warning that the law requires beside every comparison rate, with the basis of the rate and the lender's published
 * example, if there is one. It is never behind a click.
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

/** A stock item and its notes are printed on one sheet, which has no line to spare. */
const onScreen = css({ [media.print]: { display: 'none' } });
