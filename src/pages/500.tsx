import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ErrorPage } from '../components/content/pages/ErrorPage';
import { PageHead } from '../components/layout/PageHead';
import { errorWords } from '../content/errorWords';
import { toHeadSite } from '../content/headSite';
import type { ServerErrorPageQuery } from '../content/queryTypes';

export default function ServerErrorPage({ data }: PageProps<ServerErrorPageQuery>) {
  const { title, intro } = errorWords(data.content, 'serverError');
  return <ErrorPage title={title} intro={intro} phone={data.content.site.phone} />;
}

export function Head({ data, location }: HeadProps<ServerErrorPageQuery>) {
  const { title, intro, seo } = errorWords(data.content, 'serverError');
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={title}
      description={intro}
      seo={seo}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ServerErrorPage {
    content {
      ...ErrorContentFields
    }
  }
`;
