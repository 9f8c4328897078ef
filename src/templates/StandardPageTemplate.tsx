import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { StandardPage } from '../components/pages/StandardPage';
import type { StandardPageQuery } from '../content/queryTypes';

export default contentTemplate<StandardPageQuery['content']>(StandardPage);

export const Head = ContentHead;

export const query = graphql`
  query StandardPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
