import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { formHead, formPageTitle } from '../src/components/enquiry/formHead';
import { EnquiryPage } from '../src/components/pages/enquiry/EnquiryPage';
import { PageHead } from '../src/components/ui/page/PageHead';
import type { EnquiryPageQuery } from '../src/content/queryTypes';
import { toHeadSite } from '../src/content/seo';
import type { EnquiryKind } from '../src/domain/enquiry/enquiryKind';

interface Context {
  readonly kind: EnquiryKind;
}

export default function EnquiryTemplate({
  data: { content },
  pageContext,
}: PageProps<EnquiryPageQuery, Context>) {
  return <EnquiryPage kind={pageContext.kind} subjects={content} />;
}

export function Head({ data, location, pageContext }: HeadProps<EnquiryPageQuery, Context>) {
  const { dealershipStockType } = data.content.site;
  const { intro } = formHead(pageContext.kind, dealershipStockType);
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={formPageTitle(pageContext.kind, dealershipStockType)}
      description={intro}
      seo={{ noindex: true }}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query EnquiryPage {
    content {
      site { ...HeadSiteFields dealershipStockType }
      vehicles { id name grades { name } }
      team { id name }
    }
  }
`;
