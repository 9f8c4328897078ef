import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GaragePage } from '../components/pages/garage/GaragePage';
import { PageHead } from '../components/ui/page/PageHead';
import type { GaragePageQuery } from '../content/queryTypes';
import { toHeadSite } from '../content/seo';
import { typeWords } from '../domain/stock/typeWords';
import { dealerWords } from '../locales/site/words';

export default function GarageTemplate({ data }: PageProps<GaragePageQuery>) {
  return <GaragePage stockType={data.content.site.dealershipStockType} />;
}

export function Head({ data, location }: HeadProps<GaragePageQuery>) {
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={`Your ${typeWords(data.content.site.dealershipStockType, dealerWords).shortlist}`}
      description="What you saved on this device."
      seo={{ noindex: true }}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query GaragePage {
    content { site { dealershipStockType ...HeadSiteFields } }
  }
`;
