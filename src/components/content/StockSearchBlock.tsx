import { css } from '@emotion/react';
import type { BlockOf } from '../../content/block';
import type { PageStock } from '../../content/pageStock';
import { space } from '../../theme/tokens';
import { BudgetHero } from '../finance/BudgetHero';
import { Section } from '../ui/Section';
import { BodyTypeTiles } from './BodyTypeTiles';
import { KeywordForm } from './KeywordForm';

interface Props {
  readonly block: BlockOf<'stockSearch'>;
  readonly stock: PageStock;
}

const ways = css({ display: 'grid', gap: space[6] });

/** The ways into the stock that the editor chose. */
export const StockSearchBlock = ({ block, stock }: Props) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <div css={ways}>
      {block.byBudget && <BudgetHero />}
      {block.byKeyword && <KeywordForm />}
      {block.byBodyType && stock.bodyTypes.length > 0 && <BodyTypeTiles tiles={stock.bodyTypes} />}
    </div>
  </Section>
);
