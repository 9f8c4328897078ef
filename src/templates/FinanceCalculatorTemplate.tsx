import { css, Global } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Blocks } from '../components/content/Blocks';
import { FinanceCalculator } from '../components/finance/calculator/FinanceCalculator';
import { PageHead } from '../components/layout/PageHead';
import { PageTitle } from '../components/layout/PageTitle';
import { site as config } from '../config/site';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import { NO_STOCK } from '../content/pageStock';
import { media, text } from '../theme/tokens';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: {
    readonly site: RawPageSite;
    readonly page: RawPage;
    readonly finance: { readonly repaymentTerms: readonly number[] };
  };
}

interface Context {
  readonly id: string;
}

/** The calculator between the page's own title and blocks; the blocks are not printed with it. */
export default function FinanceCalculatorTemplate({ data, location }: PageProps<Data, Context>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  return (
    <>
      <Global styles={withoutFooter} />
      <div css={head}>
        <PageTitle title={page.title} intro={page.intro} />
      </div>
      <FinanceCalculator search={location.search ?? ''} offeredTerms={data.content.finance.repaymentTerms} />
      <div css={onScreen}>
        <Blocks
          blocks={page.blocks}
          surroundings={{
            dealer,
            stock: NO_STOCK,
            builtAt: Date.parse(data.site.buildTime),
            placesId: config.placesId,
          }}
        />
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

export function Head({ data, location }: HeadProps<Data, Context>) {
  const { head, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={page.seo}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query FinanceCalculatorPage($id: ID!) {
    site {
      buildTime
    }
    content {
      site {
        ...PageSiteFields
      }
      finance {
        repaymentTerms
      }
      page(id: $id) {
        ...PageFields
      }
    }
  }
`;
