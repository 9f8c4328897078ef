import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { ServiceFormPage } from '../components/pages/service/ServiceFormPage';
import type { ServiceFormPageQuery } from '../content/queryTypes';

export default contentTemplate<ServiceFormPageQuery['content']>(ServiceFormPage);

export const Head = ContentHead;

export const query = graphql`
  query ServiceFormPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
