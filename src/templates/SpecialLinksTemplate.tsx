import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead } from '../components/content/pages/ContentPageHead';
import { contentPage } from '../components/content/pages/contentPage';
import { SpecialLinks } from '../components/content/specials/SpecialLinks';
import type { PageData } from '../content/pageContent';

export default function SpecialLinksTemplate({ data, location }: PageProps<PageData>) {
  return <SpecialLinks {...contentPage(data, location.pathname)} />;
}

export const Head = ({ data, location }: HeadProps<PageData>) => (
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
