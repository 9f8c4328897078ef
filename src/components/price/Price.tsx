import { ClassNames, css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type PriceDisplay, type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
import { color, font, space, text } from '../../theme/tokens';
import { NoteMark } from './NoteMark';

interface Props {
  /** The amount in words: `$38,990`, `Price on Application`. */
  readonly amount: string;
  /** Small words before the amount: `From`. */
  readonly prefix?: string;
  /** Small words after the amount: `Drive away`. */
  readonly qualifier?: string;
  /** The number of the footnote that explains the price. */
  readonly mark?: ReactNode;
  readonly size?: 'line' | 'card' | 'panel';
}

const row = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] });
const figure = css({
  fontFamily: font.heading,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  color: color.ink,
});
const sizes = {
  line: css({ fontSize: 'inherit' }),
  card: css({ fontSize: text.title }),
  panel: css({ fontSize: text.section }),
};
const quiet = css({ fontSize: text.small, color: color.inkQuiet });

/** A price. It has the same typeface and tabular figures everywhere. */
export const Price = ({ amount, prefix, qualifier, mark, size = 'line' }: Props) => (
  <span css={row}>
    {prefix && <span css={quiet}>{prefix} </span>}
    <span css={[figure, sizes[size]]}>{amount}</span>
    {(qualifier || mark) && (
      <span css={quiet}>
        {qualifier && ` ${qualifier}`}
        {mark}
      </span>
    )}
  </span>
);

interface FromPriceProps {
  readonly from: Prices;
  readonly size?: 'line' | 'card' | 'panel';
  /** False for a single grade, whose price is the whole price. */
  readonly isLowest?: boolean;
}

/** The lowest price of a model: `From $25,990 Drive Away`, or that it is on application. */
export function FromPrice({ from, size, isLowest = true }: FromPriceProps) {
  const display = priceDisplay(from, { repayment: false });
  const mark = <NoteMark note={display.note} />;
  return display.kind === 'priced' ? (
    <Price
      amount={display.amount}
      prefix={isLowest ? 'From' : undefined}
      qualifier={display.qualifier}
      mark={mark}
      size={size}
    />
  ) : (
    <Price amount={display.text} mark={mark} size={size} />
  );
}

interface StockPriceProps {
  readonly display: PriceDisplay;
  readonly size?: 'card' | 'panel';
}

/** The price of a stock item with its qualifier and note number, or "Price on Application". A page has two dozen of them. */
export const StockPrice = ({ display, size = 'card' }: StockPriceProps) => (
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
              was <s>{display.wasAmount}</s>, save {display.savingAmount}
            </span>
          )}
        </p>
      )
    }
  </ClassNames>
);

const block = css(row, { display: 'flex' });
const was = css({ fontSize: text.small, color: color.highlight });
