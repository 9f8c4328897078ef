import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { StandardPage } from '../components/pages/StandardPage';

export default contentTemplate(StandardPage);

export const Head = ContentHead;

export const query = graphql`
  query StandardPage($id: ID!) {
    ...ContentPageQuery
  }
`;
