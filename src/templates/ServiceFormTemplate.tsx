import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { ServiceFormPage } from '../components/pages/service/ServiceFormPage';

export default contentTemplate(ServiceFormPage);

export const Head = ContentHead;

export const query = graphql`
  query ServiceFormPage($id: ID!) {
    ...ContentPageQuery
  }
`;
