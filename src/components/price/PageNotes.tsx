import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { credit } from '../../locales/site/credit';
import { quiet, space } from '../../theme/tokens';
import { pageMargins } from '../ui/PageWidth';
import { PhoneFold, unfolded } from '../ui/PhoneFold';
import { useOpenOnPaper } from '../ui/useOpenOnPaper';
import { type NotesProps, PriceNotes } from './PriceNotes';

/**
 * The notes at the end of a page, between its margins. A phone opens them on demand. What the law wants beside a repayment is
 * never behind a tap, so there it stands above them.
 */
export function PageNotes(prices: NotesProps) {
  const { finance } = useStockSettings();
  const details = useOpenOnPaper();
  const hasRepayments = finance !== undefined && (prices.stock?.length ?? 0) > 0;
  return (
    <div css={[pageMargins, frame]}>
      {hasRepayments && <p css={warning}>{credit.notices.join(' ')}</p>}
      <PhoneFold ref={details} css={notes} line={line} summary="Notes on prices and repayments">
        <PriceNotes {...prices} />
      </PhoneFold>
    </div>
  );
}

const frame = css({
  paddingBottom: space[5],
  '& ol': { marginTop: 0 },
  ...unfolded({ paddingBottom: space[7] }),
});
const warning = css({ ...quiet, ...unfolded({ display: 'none' }) });
/** A page whose prices need no note has no line for them. */
const notes = css({ '&:not(:has(li))': { display: 'none' } });
const line = css({ minHeight: '3rem' });
