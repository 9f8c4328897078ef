import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { contentPage } from '../components/pages/contentPage';
import { ListingHead } from '../components/search/listing/ListingHead';
import { type ListingTemplate, StockListing } from '../components/search/listing/StockListing';
import type { StockFrontQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';
import type { ListingContext } from '../search/listingTitle';

type Props = PageProps<StockFrontQuery, ListingContext & Partial<PageStock>>;

/** What content says of all stock, below the listing, which renders around the page (see `PersistentListing`). */
function StockFront({ data, location, pageContext }: Props) {
  const { page, surroundings } = contentPage(data, location.pathname, pageContext);
  return <Blocks blocks={page.blocks} surroundings={surroundings} />;
}

const StockFrontTemplate: ListingTemplate<Props> = Object.assign(StockFront, { Listing: StockListing });

export default StockFrontTemplate;

export const Head = ({ pageContext }: HeadProps<object, ListingContext>) => (
  <ListingHead context={pageContext} />
);

export const query = graphql`
  query StockFront($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
