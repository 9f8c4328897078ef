import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { credit } from '../../locales/site/credit';
import { quiet, space } from '../../theme/tokens';
import { pageMargins } from '../ui/PageWidth';
import { type NotesProps, PriceNotes } from './PriceNotes';

interface Props extends NotesProps {
  /** Whether the page has the warning beside its repayments already. */
  readonly isWarned?: boolean;
}

/** The notes at the end of a page. A phone opens them on demand; what the law wants with a repayment comes above them. */
export function PageNotes({ isWarned = false, ...prices }: Props) {
  const { finance } = useStockSettings();
  return (
    <div css={[pageMargins, pageEnd]}>
      {finance && !isWarned && prices.stock?.length ? (
        <p css={quiet} data-folded="">
          {credit.notices.join(' ')}
        </p>
      ) : null}
      <details data-fold="">
        <summary>Notes on prices and repayments</summary>
        <PriceNotes {...prices} />
      </details>
    </div>
  );
}

const pageEnd = css({ paddingBlock: `${space[4]} ${space[6]}`, '& ol': { marginTop: 0 } });
