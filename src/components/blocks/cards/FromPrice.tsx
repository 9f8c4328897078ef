import type { FromPriceView } from '../../../content/vehicles/fromPrice';
import { NoteMark } from '../../price/NoteMark';
import { Price } from '../../price/Price';

interface Props {
  readonly from: FromPriceView;
  readonly size?: 'line' | 'card' | 'panel';
  /** False for a single grade, whose price is the whole price. */
  readonly isLowest?: boolean;
}

/** The lowest price of a model: `From $25,990 Drive Away`. */
export const FromPrice = ({ from, size, isLowest = true }: Props) =>
  from.kind === 'priced' ? (
    <Price
      amount={from.amount}
      prefix={isLowest ? 'From' : undefined}
      qualifier={from.qualifier}
      mark={<NoteMark note={from.note} />}
      size={size}
    />
  ) : (
    <Price amount={from.text} mark={<NoteMark note={from.note} />} size={size} />
  );
