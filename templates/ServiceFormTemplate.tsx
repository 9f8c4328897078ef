import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { ServiceFormPage } from '../src/components/pages/service/ServiceFormPage';
import type { ServiceFormPageQuery } from '../src/content/queryTypes';

export default contentTemplate<ServiceFormPageQuery['content']>(ServiceFormPage);

export const Head = ContentHead;

export const query = graphql`
  query ServiceFormPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
