import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ErrorHead, ErrorPage } from '../components/pages/ErrorPage';
import type { ServerErrorPageQuery } from '../content/queryTypes';

export default function ServerErrorPage({ data }: PageProps<ServerErrorPageQuery>) {
  return <ErrorPage content={data.content} pageType="serverError" />;
}

export const Head = ({ data, location }: HeadProps<ServerErrorPageQuery>) => (
  <ErrorHead content={data.content} pageType="serverError" path={location.pathname} />
);

export const query = graphql`
  query ServerErrorPage {
    content { ...ErrorContentFields }
  }
`;
