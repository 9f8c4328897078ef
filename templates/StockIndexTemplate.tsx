import type { HeadProps } from 'gatsby';
import { StockListingPage } from '../src/components/pages/StockListingPage';
import { ListingHead } from '../src/components/search/listing/ListingHead';
import type { ListingContext } from '../src/search/listingTitle';

export default StockListingPage;

export const Head = ({ pageContext }: HeadProps<object, ListingContext>) => (
  <ListingHead context={pageContext} />
);
