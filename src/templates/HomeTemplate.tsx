import { graphql } from 'gatsby';
import { contentTemplate } from '../components/pages/contentPage';
import { DealerHead } from '../components/pages/DealerHead';
import { HomePage } from '../components/pages/home/HomePage';
import type { HomePageQuery } from '../content/queryTypes';

export default contentTemplate<HomePageQuery['content']>(HomePage);

export const Head = DealerHead;

export const query = graphql`
  query HomePage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
