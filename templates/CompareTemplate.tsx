import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ComparePage } from '../src/components/pages/compare/ComparePage';
import { PageHead } from '../src/components/ui/page/PageHead';
import type { ComparePageQuery } from '../src/content/queryTypes';
import { toHeadSite } from '../src/content/seo';
import { stockNoun } from '../src/domain/stock/stockTypes';

export default function CompareTemplate({ data }: PageProps<ComparePageQuery>) {
  return <ComparePage stockType={data.content.site.dealershipStockType} />;
}

export function Head({ data, location }: HeadProps<ComparePageQuery>) {
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={`Compare ${stockNoun(data.content.site.dealershipStockType, 2)}`}
      description="Side by side: prices, repayments, specifications and equipment."
      seo={{ noindex: true }}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ComparePage {
    content { site { dealershipStockType ...HeadSiteFields } }
  }
`;
