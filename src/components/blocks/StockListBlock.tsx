import type { BlockOf } from '../../content/blocks/block';
import type { StockCard } from '../../domain/stock/stockCard';
import { StockCardRow } from '../stock/StockCardRow';
import { Section } from '../ui/Section';

interface Props {
  readonly block: BlockOf<'stockList'>;
  readonly cards: readonly StockCard[];
}

/** Some of the stock under a heading. Without any item it shows nothing. */
export function StockListBlock({ block, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section heading={block.heading} more={block.more}>
      <StockCardRow cards={cards} />
    </Section>
  );
}
