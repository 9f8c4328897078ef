import { css, Global } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../src/components/blocks/Blocks';
import { FinanceCalculator } from '../src/components/pages/calculator/FinanceCalculator';
import { ContentHead, contentPage } from '../src/components/pages/contentPage';
import { PageTitle } from '../src/components/ui/page/PageTitle';
import type { FinanceCalculatorPageQuery } from '../src/content/queryTypes';
import { media, text } from '../src/theme/tokens';

/** The calculator between the page's own title and blocks; the blocks are not printed with it. */
export default function FinanceCalculatorTemplate({ data, location }: PageProps<FinanceCalculatorPageQuery>) {
  const { page, blockContext } = contentPage(data, location.pathname);
  return (
    <>
      <Global styles={withoutFooter} />
      <div css={head}>
        <PageTitle title={page.title} intro={page.intro} />
      </div>
      <FinanceCalculator search={location.search ?? ''} offeredTerms={data.content.finance.repaymentTerms} />
      <div css={onScreen}>
        <Blocks blocks={page.blocks} blockContext={blockContext} />
      </div>
    </>
  );
}

/** The dealership is named beside the figures; the footer would make it two pages. */
const withoutFooter = css({ [media.print]: { 'body footer': { display: 'none' } } });

/** On paper the answer is what counts, and it fits on one page. */
const head = css({
  [media.print]: {
    '& header': { paddingBlock: 0 },
    '& h1': { fontSize: text.title },
    '& p': { display: 'none' },
  },
});
const onScreen = css({ [media.print]: { display: 'none' } });

export const Head = ContentHead;

export const query = graphql`
  query FinanceCalculatorPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields finance { repaymentTerms } }
  }
`;
