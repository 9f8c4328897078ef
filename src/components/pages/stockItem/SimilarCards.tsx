import { css } from '@emotion/react';
import type { StockCard } from '../../../domain/stock/stockCard';
import { media, space, text } from '../../../theme/tokens';
import { StockCardRow } from '../../stock/StockCardRow';

export interface SimilarCardsProps {
  readonly cards: readonly StockCard[];
  readonly heading: string;
}

export function SimilarCards({ cards, heading }: SimilarCardsProps) {
  return (
    <section css={section}>
      <h2 css={title}>{heading}</h2>
      <StockCardRow cards={cards} columns={4} />
    </section>
  );
}

const section = css({ marginTop: space[7], [media.print]: { display: 'none' } });
const title = css({ marginBottom: space[5], fontSize: text.section });
