import { type Prices, priceDisplay } from '../../../domain/stock/priceDisplay';
import { NoteMark } from '../../price/NoteMark';
import { Price } from '../../price/Price';

interface Props {
  readonly from: Prices;
  readonly size?: 'line' | 'card' | 'panel';
  /** False for a single grade, whose price is the whole price. */
  readonly isLowest?: boolean;
}

/** The lowest price of a model: `From $25,990 Drive Away`, or that it is on application. */
export function FromPrice({ from, size, isLowest = true }: Props) {
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
