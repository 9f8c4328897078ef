import { graphql } from 'gatsby';
import { contentTemplate, UnlistedHead } from '../components/pages/contentPage';
import { TestForms } from '../components/pages/TestForms';
import type { TestFormsPageQuery } from '../content/queryTypes';

export default contentTemplate<TestFormsPageQuery['content']>(TestForms);

export const Head = UnlistedHead;

export const query = graphql`
  query TestFormsPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
