import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
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
