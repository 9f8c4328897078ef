import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { ServiceFormPage } from '../components/pages/service/ServiceFormPage';
import type { ServiceFormPageQuery } from '../content/queryTypes';

export default function ServiceFormTemplate({ data, location }: PageProps<ServiceFormPageQuery>) {
  return <ServiceFormPage {...contentPage(data, location.pathname)} />;
}

export const Head = ({ data, location }: HeadProps<ServiceFormPageQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query ServiceFormPage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
