import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { TowingPage } from '../src/components/pages/towing/TowingPage';
import { PageHead } from '../src/components/ui/page/PageHead';
import type { TowingPageQuery } from '../src/content/queryTypes';
import { toHeadSite } from '../src/content/seo';
import { stockNoun } from '../src/domain/stock/stockTypes';
import { TOWING_TITLE } from '../src/domain/towing/towingVehicles';

export default function TowingTemplate({ data }: PageProps<TowingPageQuery>) {
  return <TowingPage stockType={data.content.site.dealershipStockType} />;
}

export function Head({ data, location }: HeadProps<TowingPageQuery>) {
  const headSite = toHeadSite(data.content.site);
  const nouns = stockNoun(data.content.site.dealershipStockType, 2);
  return (
    <PageHead
      headSite={headSite}
      title={TOWING_TITLE}
      description={`Type what your caravan weighs, and see which ${nouns} at ${headSite.name} can tow it, with the limits that decide.`}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query TowingPage {
    content { site { dealershipStockType ...HeadSiteFields } }
  }
`;
