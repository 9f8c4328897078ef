import { graphql } from 'gatsby';
import { contentTemplate, UnlistedHead } from '../src/components/pages/contentPage';
import { TestForms } from '../src/components/pages/TestForms';
import type { TestFormsPageQuery } from '../src/content/queryTypes';

export default contentTemplate<TestFormsPageQuery['content']>(TestForms);

export const Head = UnlistedHead;

export const query = graphql`
  query TestFormsPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
