import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { StandardPage } from '../src/components/pages/StandardPage';
import type { StandardPageQuery } from '../src/content/queryTypes';

export default contentTemplate<StandardPageQuery['content']>(StandardPage);

export const Head = ContentHead;

export const query = graphql`
  query StandardPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
