import { graphql } from 'gatsby';
import { contentTemplate } from '../src/components/pages/contentPage';
import { DealerHead } from '../src/components/pages/DealerHead';
import { HomePage } from '../src/components/pages/home/HomePage';
import type { HomePageQuery } from '../src/content/queryTypes';

export default contentTemplate<HomePageQuery['content']>(HomePage);

export const Head = DealerHead;

export const query = graphql`
  query HomePage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
