import type { HeadProps } from 'gatsby';
import { ListingHead } from '../src/components/search/listing/ListingHead';
import { type ListingTemplate, StockListing } from '../src/components/search/listing/StockListing';
import type { ListingContext } from '../src/search/listingTitle';

/** A stock listing. It renders around the page (see `PersistentListing`), so that a car's page can hide and keep it. */
const StockIndexTemplate: ListingTemplate = Object.assign(() => null, { Listing: StockListing });

export default StockIndexTemplate;

export const Head = ({ pageContext }: HeadProps<object, ListingContext>) => (
  <ListingHead context={pageContext} />
);
