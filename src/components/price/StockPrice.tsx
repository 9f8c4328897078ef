import { ClassNames, css } from '@emotion/react';
import type { PriceDisplay } from '../../domain/stock/priceDisplay';
import { color, radius, text } from '../../theme/tokens';
import { NoteMark } from './NoteMark';
import { figure, quiet, row, sizes } from './priceStyles';

interface Props {
  readonly display: PriceDisplay;
  readonly size?: 'card' | 'panel';
}

/** The price of a stock item with its qualifier and note number, or "Price on Application". A page has two dozen of them. */
export const StockPrice = ({ display, size = 'card' }: Props) => (
  <ClassNames>
    {({ css: name }) =>
      display.kind === 'onApplication' ? (
        <p className={name(block)}>
          <strong className={name(figure, sizes.card)}>
            {display.text}
            <span className={name(quiet)}>
              <NoteMark note={display.note} />
            </span>
          </strong>
        </p>
      ) : (
        <p className={name(block)}>
          <strong className={name(figure, sizes[size])}>{display.amount}</strong>
          <span className={name(quiet)}>
            {display.qualifier}
            <NoteMark note={display.note} />
          </span>
          {display.wasAmount && (
            <span className={name(was)}>
              <span className={name(reduced)}>Reduced</span> was <s>{display.wasAmount}</s>, save{' '}
              {display.savingAmount}
            </span>
          )}
        </p>
      )
    }
  </ClassNames>
);

const block = css(row, { display: 'flex' });
const reduced = css({
  padding: '2px 0.375rem',
  borderRadius: radius.small,
  background: color.highlightSoft,
  fontWeight: 600,
});
const was = css({ fontSize: text.small, color: color.highlight });
