import { graphql } from 'gatsby';
import { contentTemplate, UnlistedHead } from '../components/pages/contentPage';
import { TestForms } from '../components/pages/TestForms';

export default contentTemplate(TestForms);

export const Head = UnlistedHead;

export const query = graphql`
  query TestFormsPage($id: ID!) {
    ...ContentPageQuery
  }
`;
