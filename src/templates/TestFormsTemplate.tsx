import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { TestForms } from '../components/pages/TestForms';
import type { TestFormsPageQuery } from '../content/queryTypes';

export default function TestFormsTemplate({ data, location }: PageProps<TestFormsPageQuery>) {
  return <TestForms {...contentPage(data, location.pathname)} />;
}

export const Head = ({ data, location }: HeadProps<TestFormsPageQuery>) => (
  <ContentPageHead data={data} path={location.pathname} isUnlisted />
);

export const query = graphql`
  query TestFormsPage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
