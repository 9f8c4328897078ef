import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ErrorHead, ErrorPage } from '../components/pages/ErrorPage';
import { UnbuiltStock } from '../components/pages/stockItem/UnbuiltStock';
import type { NotFoundPageQuery } from '../content/queryTypes';

export default function NotFoundPage({ data, location }: PageProps<NotFoundPageQuery>) {
  return (
    <UnbuiltStock location={location} otherwise={<ErrorPage content={data.content} pageType="notFound" />} />
  );
}

export const Head = ({ data, location }: HeadProps<NotFoundPageQuery>) => (
  <ErrorHead content={data.content} pageType="notFound" path={location.pathname} />
);

export const query = graphql`
  query NotFoundPage {
    content { ...ErrorContentFields }
  }
`;
