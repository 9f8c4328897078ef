import type { BlockOf } from '../../../content/block';
import { assertUnreachable } from '../../../domain/unreachable';
import { listedCards } from './listedCards';
import { StockListBlock } from './StockListBlock';
import { StockSearchBlock } from './StockSearchBlock';
import type { Surroundings } from './surroundings';

interface Props {
  readonly block: BlockOf<'stockList' | 'stockSearch'>;
  /** Its place among the page's blocks, from 0. */
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
