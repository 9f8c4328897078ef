import type { StockCard } from '../../domain/stock/stockCard';
import { swipeRow } from '../ui/grids';
import { StockCardView } from './StockCardView';

interface Props {
  readonly cards: readonly StockCard[];
  /** The most cards side by side. */
  readonly columns?: number;
}

/** Stock items in a row: to swipe on a phone, in full rows elsewhere. */
export const StockCardRow = ({ cards, columns = cards.length % 4 === 0 ? 4 : 3 }: Props) => (
  <ul css={swipeRow(cards.length, columns)}>
    {cards.map((card) => (
      <li key={card.objectID}>
        <StockCardView card={card} />
      </li>
    ))}
  </ul>
);
