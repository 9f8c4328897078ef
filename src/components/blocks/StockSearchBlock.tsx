import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import type { PageStock } from '../../content/stock/pageStock';
import { space } from '../../theme/tokens';
import { BudgetHero } from '../search/BudgetHero';
import { KeywordForm } from '../search/KeywordForm';
import { Section } from '../ui/Section';
import { BodyTypeTiles } from './BodyTypeTiles';

interface Props {
  readonly block: BlockOf<'stockSearch'>;
  readonly stock: PageStock;
}

const ways = css({ display: 'grid', gap: space[6] });
/** A form with few fields, which full width would pull apart. */
const form = css({ maxWidth: '40rem' });

/** The links to the stock that the editor chose. */
export const StockSearchBlock = ({ block, stock }: Props) => (
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
