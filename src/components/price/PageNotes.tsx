import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { credit } from '../../locales/site/credit';
import { quiet, space } from '../../theme/tokens';
import { pageMargins } from '../ui/PageWidth';
import { type NotesProps, PriceNotes } from './PriceNotes';

/**
 * The notes at the end of a page, between its margins. A phone opens them on demand. What the law wants beside a repayment is
 * never behind a tap, so there it stands above them.
 */
export function PageNotes(prices: NotesProps) {
  const { finance } = useStockSettings();
  const hasRepayments = finance && prices.stock && prices.stock.length > 0;
  return (
    <div css={[pageMargins, frame]}>
      {hasRepayments && (
        <p css={quiet} data-folded="">
          {credit.notices.join(' ')}
        </p>
      )}
      <details data-fold="">
        <summary>Notes on prices and repayments</summary>
        <PriceNotes {...prices} />
      </details>
    </div>
  );
}

const frame = css({
  paddingBottom: space[6],
  '& ol': { marginTop: 0 },
  // A page whose prices need no note has no line for them.
  '&:not(:has(li))': { display: 'none' },
});
