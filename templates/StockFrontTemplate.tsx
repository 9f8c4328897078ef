import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { StockListingPage } from '../src/components/pages/StockListingPage';
import { ListingHead } from '../src/components/search/listing/ListingHead';
import type { StockFrontQuery } from '../src/content/queryTypes';
import type { ListingContext } from '../src/search/listingTitle';

/** The listing of all stock, with the content below it. */
export default StockListingPage satisfies ComponentType<PageProps<StockFrontQuery, ListingContext>>;

export const Head = ({ pageContext }: HeadProps<object, ListingContext>) => (
  <ListingHead context={pageContext} />
);

export const query = graphql`
  query StockFront($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
