import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { SpecialLinks } from '../components/pages/specials/SpecialLinks';
import type { SpecialLinksPageQuery } from '../content/queryTypes';

export default function SpecialLinksTemplate({ data, location }: PageProps<SpecialLinksPageQuery>) {
  return <SpecialLinks {...contentPage(data, location.pathname)} />;
}

export const Head = ({ data, location }: HeadProps<SpecialLinksPageQuery>) => (
  <ContentPageHead data={data} path={location.pathname} isUnlisted />
);

export const query = graphql`
  query SpecialLinksPage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
