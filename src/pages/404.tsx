import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ErrorPage } from '../components/content/pages/ErrorPage';
import { PageHead } from '../components/layout/PageHead';
import { UnbuiltStock } from '../components/stock/UnbuiltStock';
import { errorWords } from '../content/errorWords';
import { toHeadSite } from '../content/headSite';
import type { NotFoundPageQuery } from '../content/queryTypes';

export default function NotFoundPage({ data, location }: PageProps<NotFoundPageQuery>) {
  const { title, intro } = errorWords(data.content, 'notFound');
  return (
    <UnbuiltStock
      location={location}
      otherwise={<ErrorPage title={title} intro={intro} phone={data.content.site.phone} />}
    />
  );
}

export function Head({ data, location }: HeadProps<NotFoundPageQuery>) {
  const { title, intro, seo } = errorWords(data.content, 'notFound');
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
  query NotFoundPage {
    content {
      ...ErrorContentFields
    }
  }
`;
