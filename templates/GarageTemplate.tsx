import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GaragePage } from '../src/components/pages/garage/GaragePage';
import { PageHead } from '../src/components/ui/page/PageHead';
import type { GaragePageQuery } from '../src/content/queryTypes';
import { toHeadSite } from '../src/content/seo';
import { typeWords } from '../src/domain/stock/typeWords';
import { dealerWords } from '../src/locales/site/words';

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
