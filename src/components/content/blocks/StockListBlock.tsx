import type { BlockOf } from '../../../content/block';
import type { StockCard } from '../../../domain/stock/stockCard';
import { StockCardView } from '../../stock/StockCardView';
import { swipeRow } from '../../ui/grids';
import { Section } from '../../ui/Section';

interface Props {
  readonly block: BlockOf<'stockList'>;
  readonly cards: readonly StockCard[];
}

/** Some of the stock under a heading; without a car there is nothing to show. */
export function StockListBlock({ block, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section heading={block.heading} more={block.more}>
      <ul css={swipeRow(3)}>
        {cards.map((card) => (
          <li key={card.objectID}>
            <StockCardView card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
