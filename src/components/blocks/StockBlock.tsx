import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import type { PageStock } from '../../content/stock/pageStock';
import type { StockCard } from '../../domain/stock/stockCard';
import { assertUnreachable } from '../../domain/unreachable';
import { space } from '../../theme/tokens';
import { BudgetHero } from '../search/BudgetHero';
import { KeywordForm } from '../search/KeywordForm';
import { StockCardView } from '../stock/StockCardView';
import { swipeRow } from '../ui/grids';
import { Section } from '../ui/Section';
import { BodyTypeTiles } from './BodyTypeTiles';
import { listedCards, type Surroundings } from './surroundings';

interface Props {
  readonly block: BlockOf<'stockList' | 'stockSearch'>;
  /** The index of the block on its page. */
  readonly place: number;
  readonly surroundings: Surroundings;
}

/** A block with stock. */
export function StockBlock({ block, place, surroundings: { stock } }: Props) {
  switch (block.kind) {
    case 'stockList':
      return <StockListBlock block={block} cards={listedCards(block, place, stock)} />;
    case 'stockSearch':
      return <StockSearchBlock block={block} stock={stock} />;
    default:
      return assertUnreachable(block);
  }
}

interface StockListBlockProps {
  readonly block: BlockOf<'stockList'>;
  readonly cards: readonly StockCard[];
}

/** Some of the stock under a heading. Without any item it shows nothing. */
function StockListBlock({ block, cards }: StockListBlockProps) {
  if (cards.length === 0) return null;
  return (
    <Section heading={block.heading} more={block.more}>
      <ul css={swipeRow(cards.length, cards.length % 4 === 0 ? 4 : 3)}>
        {cards.map((card) => (
          <li key={card.objectID}>
            <StockCardView card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface StockSearchBlockProps {
  readonly block: BlockOf<'stockSearch'>;
  readonly stock: PageStock;
}

const ways = css({ display: 'grid', gap: space[6] });
/** A form with few fields, which full width would pull apart. */
const form = css({ maxWidth: '40rem' });

/** The links to the stock that the editor chose. */
const StockSearchBlock = ({ block, stock }: StockSearchBlockProps) => (
  <Section heading={block.heading} introHtml={block.introHtml} isBeside={!block.byBodyType}>
    <div css={ways}>
      {block.byBudget && (
        <div css={form}>
          <BudgetHero />
        </div>
      )}
      {block.byKeyword && (
        <div css={form}>
          <KeywordForm />
        </div>
      )}
      {block.byBodyType && stock.bodyTypes.length > 0 && <BodyTypeTiles tiles={stock.bodyTypes} />}
    </div>
  </Section>
);
