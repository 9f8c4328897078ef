import type { ReactNode } from 'react';
import { type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
import { locale } from '../../locales/site/locale';
import { NoteMark } from './NoteMark';
import { figure, quiet, row, sizes } from './priceStyles';

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

interface FromPriceProps extends Pick<Props, 'size'> {
  readonly from: Prices;
}

/** The lowest price of a model: `From $25,990 Drive Away`, or that it is on application. */
export function FromPrice({ from, size }: FromPriceProps) {
  const display = priceDisplay(from, locale.prices, { repayment: false });
  const mark = <NoteMark note={display.note} />;
  return display.kind === 'priced' ? (
    <Price amount={display.amount} prefix="From" qualifier={display.qualifier} mark={mark} size={size} />
  ) : (
    <Price amount={display.text} mark={mark} size={size} />
  );
}
